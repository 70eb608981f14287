/** Others have their turn before a task that was put in line is begun; a timer would wait 4 ms. */
const channel = new MessageChannel();
const breathing: (() => void)[] = [];
channel.port1.onmessage = () => breathing.shift()?.();

export const breathe = () =>
  new Promise<void>((done) => {
    breathing.push(done);
    channel.port2.postMessage(null);
  });
