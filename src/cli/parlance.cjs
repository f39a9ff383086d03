#!/usr/bin/env node
// The file that npm links as the command `parlance`. Even a Node that is too old can parse this file and print the needed version.
// biome-ignore-all lint/style/useNodejsImportProtocol: an old Node does not know modules by such names.
'use strict';
const { spawn } = require('child_process');
const fs = require('fs');
const { enableCompileCache } = require('module');
const path = require('path');

const root = path.join(__dirname, '../..');
// The needed Node version is in `engines` in the package, and in `devEngines` in a clone. In a clone, npm may run on any Node.
const { engines, devEngines } = require('../../package.json');
const needed = /\d+(\.\d+)?/.exec(engines ? engines.node : devEngines.runtime.version)[0];

if (isOlder(process.versions.node, needed)) runByAnother();
else run();

function run() {
  if (enableCompileCache) enableCompileCache();
  // A clone has the TypeScript sources. The package has the bundled JavaScript.
  void import(fs.existsSync(path.join(__dirname, 'main.ts')) ? './main.ts' : './main.js');
}

/** Runs the command again with the Node that a clone has as an npm package. Exits with an error if the clone has no Node. */
function runByAnother() {
  const node = ownNode();
  if (!node) {
    console.error(
      `parlance needs Node ${needed} or later; this is ${process.versions.node}. Install a newer one: https://nodejs.org, or in this folder: npm install node@24`,
    );
    process.exit(2);
  }
  const child = spawn(node, [__filename].concat(process.argv.slice(2)), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

function ownNode() {
  const modules = path.join(root, 'node_modules');
  if (!fs.existsSync(path.join(__dirname, 'main.ts')) || !fs.existsSync(modules)) return undefined;
  return fs
    .readdirSync(modules)
    .filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name))
    .map((name) => path.join(modules, name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'))
    .filter((file) => fs.existsSync(file))[0];
}

function isOlder(version, than) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = than.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < (wantedMinor || 0));
}
