import type { Body } from '../body.ts';

const files = ['video', 'audio', 'voice', 'photo', 'sticker', 'document'];

/** The checks of a user message, one method each, so that a broken service can bend one. Each gives what is wrong. */
export class MessageChecks {
  check(body: unknown): string | undefined {
    return (
      this.object(body) ?? this.sender((body as Body)['sender']) ?? this.message((body as Body)['message'])
    );
  }

  object(body: unknown): string | undefined {
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? undefined
      : 'the body is no object';
  }

  sender(sender: Body | undefined): string | undefined {
    const id: unknown = sender?.['id'];
    if (typeof id === 'string' && id !== '') return undefined;
    return Number.isInteger(id) ? undefined : 'sender.id is missing';
  }

  message(message: Body | undefined): string | undefined {
    const type: unknown = message?.['type'];
    if (message === undefined || typeof type !== 'string') return 'message.type is missing';
    if (type === 'typein' || type === 'typeout') return this.notice(message);
    if (type === 'text') return this.text(message);
    if (type === 'location') return this.place(message);
    return files.includes(type) ? this.file(message) : 'message.type is unknown';
  }

  notice(_message: Body): string | undefined {
    return undefined;
  }

  text({ text }: Body): string | undefined {
    return typeof text === 'string' ? undefined : 'text is missing';
  }

  place({ latitude, longitude }: Body): string | undefined {
    return [latitude, longitude].every((each) => this.coordinate(each)) ? undefined : 'no coordinates';
  }

  coordinate(value: unknown): boolean {
    return Number.isFinite(value);
  }

  file(message: Body): string | undefined {
    if (!this.required(message)) return 'a field is missing';
    const addresses = ['file', 'thumb'].filter((key) => message[key] !== undefined);
    if (!addresses.every((key) => this.address(message[key]))) return 'no http address';
    const counts = ['file_size', 'duration', 'width', 'height'].filter((key) => message[key] !== undefined);
    return counts.every((key) => this.count(message[key])) ? undefined : 'no positive whole number';
  }

  required(message: Body): boolean {
    return (
      message['file'] !== undefined &&
      typeof message['file_name'] === 'string' &&
      message['file_size'] !== undefined
    );
  }

  address(value: unknown): boolean {
    return typeof value === 'string' && /^https?:\/\/./i.test(value);
  }

  count(value: unknown): boolean {
    return Number.isInteger(value) && (value as number) > 0;
  }
}
