import type { ResponseOf } from '#calls/call.ts'
import type { TextKind } from '#content/version.ts'
import type { contentCalls } from '#desk/content-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { momentIn } from '#desk/web/prices/moment-typed.ts'
import { textIn } from '#desk/web/text-in.ts'

interface Typed {
  readonly kind: TextKind
  readonly key: string
  readonly names: readonly { readonly name: string }[]
  readonly form: FormData
}

export type TextPreview = ResponseOf<typeof contentCalls.previewText>[number]

/** Throws Declined. */
export function previewTyped(typed: Typed): Promise<readonly TextPreview[]> {
  return askDesk<typeof contentCalls.previewText>('POST /api/desk/content/previews', { body: bodyOf(typed) })
}

export async function writeTyped(typed: Typed): Promise<string> {
  await askDesk<typeof contentCalls.writeText>('POST /api/desk/content/versions', { body: bodyOf(typed) })
  return 'نسخهٔ تازه نوشته شد.'
}

/** From the hour that was typed on the house's own is read again. */
export async function takeBack(typed: Typed): Promise<string> {
  const body = { ...bodyOf(typed), fields: null, endsAt: null }
  await askDesk<typeof contentCalls.writeText>('POST /api/desk/content/versions', { body })
  return 'متن پس گرفته شد.'
}

function bodyOf({ kind, key, names, form }: Typed) {
  const moment = (day: string, hour: string) =>
    textIn(form, day).trim() === '' ? null : momentIn(textIn(form, day), textIn(form, hour))
  return {
    kind,
    key,
    brand: textIn(form, 'brand') === '' ? null : textIn(form, 'brand'),
    fields: Object.fromEntries(names.map(({ name }) => [name, textIn(form, name)])),
    startsAt: moment('day', 'hour'),
    endsAt: moment('untilDay', 'untilHour'),
  }
}
