// The package of an HTTP client that comes without types: the parts that tests use.

declare module '@usebruno/lang' {
  interface Pair {
    name: string;
    value: string;
    type?: string;
    enabled: boolean;
  }
  interface Read {
    http: { method: string; url: string };
    params?: Pair[];
    body?: { json: string };
    auth?: { bearer?: { token: string } };
  }
  const lang: {
    bruToJsonV2(text: string): Read;
    bruToEnvJsonV2(text: string): { variables: Pair[] };
  };
  export default lang;
}
