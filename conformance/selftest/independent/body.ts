// biome-ignore lint/suspicious/noExplicitAny: JSON of strangers, which the checks make sure of
export type Body = Record<string, any>;

/** Parses a text as JSON. Returns undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a text as a JSON object. Returns undefined for any other text. */
export function objectOf(text: string): Body | undefined {
  const body = parsed(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
}

/**
 * Posts a body as JSON. Returns the status and the body of the response. Returns undefined if there is no response. The body is undefined
 * if it is not JSON.
 */
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
