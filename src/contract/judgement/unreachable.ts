const cures: readonly [RegExp, string][] = [
  [/certificate has expired/i, 'Renew its certificate.'],
  [/altnames/i, 'Use a host name that its certificate has, or add this one to the certificate.'],
  [
    /certificate|CERT_/i,
    'Name the authority of its certificate: NODE_EXTRA_CA_CERTS=ca.pem in the environment of this command.',
  ],
  [
    /wrong version number|packet length too long|EPROTO/i,
    'It does not speak TLS: begin the address with http://.',
  ],
];

/** Returns the remedy for a failed connection, as a sentence. `why` is the message of the connection's error. */
export function unreachableCure(why = ''): string {
  return cures.find(([sign]) => sign.test(why))?.[1] ?? 'Is it listening, and is the address right?';
}
