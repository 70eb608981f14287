/** What was asked for before anybody wanted it, while what wants it was still being loaded. */
const early = new Map<string, Promise<Response>>();

export function askEarly(address: string): Promise<Response> {
  const answer = fetch(address);
  answer.catch(() => undefined); // whoever wants it is told why
  early.set(address, answer);
  return answer;
}

/** What was asked early, once, or what is asked now. */
export function ask(address: string, how: RequestInit = {}): Promise<Response> {
  const asked = how.method === undefined || how.method === 'GET' ? early.get(address) : undefined;
  early.delete(address);
  return asked ?? fetch(address, how);
}
