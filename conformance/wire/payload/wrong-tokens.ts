import { unique } from './messages.ts';

export function wrongTokens(token: string): Record<string, string> {
  const other = token.endsWith('x') ? 'y' : 'x';
  const all = {
    'a token of another kind': unique('stranger'),
    'a token that is one character too long': `${token}${other}`,
    'a token whose last character differs': `${token.slice(0, -1)}${other}`,
    'a token that is one character too short': token.slice(0, -1),
    'the first half of the token': token.slice(0, Math.floor(token.length / 2)),
    'the second half of the token': token.slice(Math.floor(token.length / 2)),
    'the token in other case': otherCase(token),
  };
  return Object.fromEntries(Object.entries(all).filter(([, wrong]) => wrong !== '' && wrong !== token));
}

export function otherCase(words: string): string {
  return [...words]
    .map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase()))
    .join('');
}
