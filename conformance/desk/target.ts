import type { TargetOptions } from '../run/options.ts';
import { Desk } from './desk.ts';
import type { ServiceOptions } from './service-context.ts';

/** What each target that is driven by a desk takes. */
export const deskOptions = {
  desk: 'the address of the desk, or of an adapter with its interface',
  deskToken: 'the token of the desk',
  listen: 'HOST:PORT where the suite waits for what the service sends',
  publicUrl: 'the address under which the service reaches --listen',
} as const;

/** A context that drives a service, with its desk open. */
export async function openByDesk<Context extends { close(): Promise<void> }>(
  { url, desk: deskUrl, deskToken, listen, publicUrl }: TargetOptions,
  make: (options: ServiceOptions) => Context,
): Promise<{ context: Context; close(): Promise<void> }> {
  const desk = deskUrl === undefined ? undefined : new Desk(deskUrl, deskToken);
  const context = make({
    ...(url !== undefined && { url }),
    ...(desk && { desk }),
    ...(listen && { listen: { ...listen, ...(publicUrl !== undefined && { publicUrl }) } }),
  });
  const close = async () => {
    await context.close();
    desk?.close();
  };
  try {
    await desk?.open();
  } catch (error) {
    await close();
    throw error;
  }
  return { context, close };
}
