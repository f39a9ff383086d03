// biome-ignore lint/suspicious/noExplicitAny: JSON of strangers, which the checks make sure of
export type Body = Record<string, any>;

/** The value that a JSON text holds; undefined where it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object that a JSON text holds; undefined where it holds none. */
export function objectOf(text: string): Body | undefined {
  const body = parsed(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
}

/** Posts a body as JSON; gives the response, whose body is undefined where it is no JSON, or undefined where there is none. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown } | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return response && { status: response.status, body: parsed(await response.text().catch(() => '')) };
}
