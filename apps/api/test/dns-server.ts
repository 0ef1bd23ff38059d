import dgram from 'node:dgram';
import type { AddressInfo } from 'node:net';

const POINTER = 12;
const ADDRESS = 1;

export interface DnsServer {
  /** As a resolver takes it. */
  address: string;
  stop(): void;
}

/** A name server of these names alone: what an address is called (`4.3.2.1.in-addr.arpa`), and where a name leads. */
export async function startDnsServer(names: Record<string, string>): Promise<DnsServer> {
  const socket = dgram.createSocket('udp4');
  socket.on('message', (asked, { port, address }) => socket.send(replyTo(asked, names), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, stop: () => void socket.close() };
}

/** The question again, with one answer or with none (RFC 1035). */
function replyTo(asked: Buffer, names: Record<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = asked.readUInt16BE(at + 1);
  const value = names[labels.join('.').toLowerCase()];
  const data = value === undefined ? undefined : dataOf(type, value);
  const head = Buffer.from(asked.subarray(0, 12));
  head.writeUInt16BE(data ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(data ? 1 : 0, 6);
  head.fill(0, 8);
  const question = asked.subarray(12, at + 5);
  if (!data) return Buffer.concat([head, question]);
  const answer = Buffer.alloc(12);
  answer.writeUInt16BE(0xc00c, 0);
  answer.writeUInt16BE(type, 2);
  answer.writeUInt16BE(1, 4);
  answer.writeUInt32BE(60, 6);
  answer.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, question, answer, data]);
}

function dataOf(type: number, value: string): Buffer | undefined {
  if (type === POINTER) {
    const labels = value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
    return Buffer.concat([...labels, Buffer.from([0])]);
  }
  return type === ADDRESS ? Buffer.from(value.split('.').map(Number)) : undefined;
}
