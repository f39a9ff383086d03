// Signed requests, valid and invalid: the test vector that Standard Webhooks publishes, and the variants that its libraries test.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const instant = 1_614_265_330;
const body = '{"test": 2432232314}';
const right = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const other = 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': String(instant),
  'webhook-signature': right,
};

export interface SignedRequest {
  title: string;
  isRight: boolean;
  headers: Record<string, string>;
  body: string;
  secret: string;
  /** The time of the check, in seconds since 1970. */
  now: number;
}

const request = (title: string, isRight: boolean, changes: Partial<SignedRequest> = {}): SignedRequest => ({
  title,
  isRight,
  headers,
  body,
  secret,
  now: instant,
  ...changes,
});
const signedBy = (signature: string) => ({ headers: { ...headers, 'webhook-signature': signature } });
const at = (stamp: string) => ({ headers: { ...headers, 'webhook-timestamp': stamp } });
const without = (name: keyof typeof headers) => ({
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
});

export const signedRequests: readonly SignedRequest[] = [
  request('the published vector', true),
  request('a secret without its prefix', true, { secret: secret.slice('whsec_'.length) }),
  request('five minutes old', true, { now: instant + 300 }),
  request('five minutes ahead', true, { now: instant - 300 }),
  request('several signatures', true, signedBy(`${other} ${other.replace('v1', 'v2')} ${right} ${other}`)),
  request('too old', false, { now: instant + 301 }),
  request('too far ahead', false, { now: instant - 301 }),
  request('another body', false, { body: '{"test": 2432232315}' }),
  request('white space in the body', false, { body: '{"test":2432232314}' }),
  request('another secret', false, { secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}` }),
  request('another signature', false, signedBy(other)),
  request('a signature of another version', false, signedBy(right.replace('v1', 'v2'))),
  request('a part of the signature', false, signedBy(right.slice(0, 8))),
  request('a signature of nothing', false, signedBy('v1,')),
  request('another instant', false, at(String(instant + 1))),
  request('an instant that is none', false, at('hello')),
  request('an instant below nought', false, at('-1')),
  request('no id', false, without('webhook-id')),
  request('no instant', false, without('webhook-timestamp')),
  request('no signature', false, without('webhook-signature')),
  // An empty key is invalid, because anybody can sign with an empty key.
  request('no secret', false, {
    secret: 'whsec_',
    ...signedBy('v1,woH/1mJtZGSMCmpFTxRYbStS24eLLD/oXIYr4PYyZ7g='),
  }),
];
