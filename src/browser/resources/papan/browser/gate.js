// Runs the script and writes name, lines and hash of each section: node gate.js SCRIPT TURNS LESSONS
const crypto = require('crypto');
const [script, turns, lessons] = process.argv.slice(2);
let name = '';
let lines = 0;
let hash;
globalThis.section = next => {
    if (name) {
        console.log(name + ' ' + lines + ' ' + hash.digest('hex'));
    }
    name = next;
    lines = 0;
    hash = crypto.createHash('sha256');
};
globalThis.line = text => {
    lines++;
    hash.update(text + '\n', 'utf8');
};
const processor = () => Math.round((process.cpuUsage().user + process.cpuUsage().system) / 1000);
const begun = processor();
const papan = require(script);
console.error('loaded by node in ' + (processor() - begun) + ' ms of processor time');
const loaded = processor();
papan.main([turns, lessons], wrong => {
    if (wrong) {
        throw wrong;
    }
    section('');
    console.error('told by node in ' + (processor() - loaded) + ' ms of processor time');
});
