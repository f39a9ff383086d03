import { IndependentService } from '../independent/channel-service/service.ts';
import type { Variant } from '../selftest.ts';

/** A service that does otherwise where the source leaves room, the case that tells it, and in which words. */
export interface OpenService extends Omit<Variant, 'run'> {
  make(): IndependentService;
}

export function otherwise(manner: string, change: (service: IndependentService) => void): OpenService {
  const make = () => {
    const service = new IndependentService();
    change(service);
    return service;
  };
  return { manner, make };
}
