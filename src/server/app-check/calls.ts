import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { productChannels } from '#calls/product-channel.ts'

export const appCheckCalls = {
  checkUpdate: call('POST /api/front-api/App/CheckUpdate', {
    summary: 'Whether the installed site or an app has a newer version, and whether it must be taken',
    who: 'guest',
    body: z.object({
      productChannel: z._default(z.enum(productChannels, 'کانال برنامه درست نیست.'), productChannels.web),
      /** of the installed site the twelve signs of its worker, of an app its number */
      version: z.string('نسخهٔ برنامه را بدهید.').check(z.regex(/^[\w.-]{1,20}$/, 'نسخهٔ برنامه درست نیست.')),
    }),
    answer: z.object({
      /** null where there is none to be had */
      currentVersion: z.nullable(z.string()),
      isUpdateAvailable: z.boolean(),
      isUpdateRequired: z.boolean(),
      url: z.nullable(z.string()),
    }),
  }),
}
