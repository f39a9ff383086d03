import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { Usage } from '../../../conformance/run/target.ts';
import type { Certificate } from '../../../conformance/wire/http/certificate.ts';
import { writeWhole } from '../../contract/whole-file.ts';
import type { Options } from './options.ts';
import { orUsage } from './reports.ts';

/**
 * Returns the certificate with which the stand-ins serve HTTPS: the certificate of --tls-cert, or a self-signed one that is made for
 * --tls-ca. Undefined without these options. Throws Usage if the certificate cannot be read or made.
 */
export function certificateOf(options: Options): Certificate | undefined {
  const { tlsCert, tlsKey, tlsCa } = options;
  if (tlsCa === undefined && tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCa !== undefined && tlsCert === undefined && tlsKey === undefined) return made(tlsCa, options);
  if (tlsCa !== undefined || tlsCert === undefined || tlsKey === undefined)
    throw new Usage('Give --tls-cert and --tls-key together, or --tls-ca alone.');
  return read(tlsCert, tlsKey);
}

function read(certFile: string, keyFile: string): Certificate {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    return certificate;
  } catch (error) {
    throw new Usage(
      `${certFile} and ${keyFile} are not a certificate and its key in PEM: ${(error as Error).message}`,
    );
  }
}

/** Makes a self-signed certificate in a file, with its key in a file beside it. It reuses the certificate of an earlier run while valid. */
function made(file: string, { listen, publicUrl }: Options): Certificate {
  const key = `${file}.key`;
  if (existsSync(file) && existsSync(key)) {
    const former = read(file, key);
    if (new Date(new X509Certificate(former.cert).validTo).getTime() > Date.now()) return former;
  }
  const hosts = ['127.0.0.1', 'localhost', listen?.host, publicUrl && new URL(publicUrl).hostname];
  const names = [...new Set(hosts.filter((host) => host !== undefined))].map((host) => {
    const bare = host.replace(/^\[|\]$/g, '');
    return `${isIP(bare) ? 'IP' : 'DNS'}:${bare}`;
  });
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=parlance conform',
  ];
  let pem: string;
  try {
    // Openssl writes to its standard output. If it wrote to the file itself, it would follow a symbolic link and replace the link's target.
    const output = ['-addext', `subjectAltName=${names.join(',')}`, '-keyout', '-', '-out', '-'];
    pem = execFileSync('openssl', [...args, ...output], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'it is not installed' : (error as Error).message;
    throw new Usage(
      `--tls-ca needs openssl, which makes the certificate: ${why}. Install openssl, or give --tls-cert and --tls-key.`,
    );
  }
  const at = pem.indexOf('-----BEGIN CERTIFICATE');
  orUsage(`The key ${key}`, () => writeWhole(key, pem.slice(0, at), 0o600));
  orUsage(`The certificate ${file}`, () => writeWhole(file, pem.slice(at)));
  return read(file, key);
}
