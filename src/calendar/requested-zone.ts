import * as z from 'zod/mini'
import { defaultZone, iranZone } from '#calendar/zones.ts'

/** Whose days a call's dates are. */
export const RequestedZone = z._default(
  z.enum([defaultZone, iranZone], 'این منطقهٔ زمانی را نمی‌شناسیم.'),
  defaultZone,
)
