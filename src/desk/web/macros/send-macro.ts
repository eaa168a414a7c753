import type { macroCalls } from '#desk/macro-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { MacroOnPage } from '#desk/web/macros/macros-page.server.ts'
import { textIn } from '#desk/web/text-in.ts'

/** Throws Declined. */
export async function saveMacro(macro: MacroOnPage | undefined, form: FormData): Promise<string> {
  const written = { title: textIn(form, 'title'), body: textIn(form, 'body') }
  if (macro === undefined) {
    await askDesk<typeof macroCalls.make>('POST /api/desk/macros', { body: written })
    return 'پاسخ ساخته شد'
  }
  const { id, version } = macro
  await askDesk<typeof macroCalls.change>('POST /api/desk/macros/{id}', {
    params: { id },
    body: { ...written, version },
  })
  return 'نسخهٔ تازه نوشته شد'
}

export async function withdrawMacro({ id, version }: MacroOnPage): Promise<string> {
  await askDesk<typeof macroCalls.withdraw>('POST /api/desk/macros/{id}/withdraw', {
    params: { id },
    body: { version },
  })
  return 'پاسخ پس گرفته شد'
}
