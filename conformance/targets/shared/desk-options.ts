import { Desk } from '../../desk/desk.ts';
import { driverOf } from '../../desk/drivers/index.ts';
import type { TargetOption, TargetOptions } from '../../run/options.ts';
import type { Opened } from '../../run/target.ts';
import type { ServiceOptions } from './service-context.ts';

/** Any driver will do. */
export const anyDesk: readonly (readonly TargetOption[])[] = [['desk'], ['deskCommand'], ['person']];

/** The options of each target that a desk drives. */
export const deskOptions = {
  desk: 'the address of the desk, or of an adapter with its interface',
  deskToken: 'the token of the desk',
  deskCommand: 'a command that is a desk, by JSON lines on its standard input and output',
  person: 'a person acts as the agents do, told what by the terminal',
  listen: 'HOST:PORT where the suite waits for what the service sends',
  publicUrl: 'the address under which the service reaches --listen',
} as const;

/** A context that drives a service, with its desk open. */
export async function openByDesk<Context extends { close(): Promise<void> }>(
  options: TargetOptions,
  make: (options: ServiceOptions) => Context,
): Promise<Opened<Context>> {
  const driver = driverOf(options);
  const desk = driver && new Desk(driver);
  const { desk: _, ...rest } = options;
  const context = make({ ...rest, ...(desk && { desk }) });
  const close = async () => {
    await context.close();
    await desk?.close();
  };
  try {
    await desk?.open();
  } catch (error) {
    await close();
    throw error;
  }
  return { context, close, ...(driver?.isSerial && { isSerial: true }) };
}
