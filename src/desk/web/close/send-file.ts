import type { CheckedFile, closeCalls } from '#desk/close-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'

export type UploadKind = 'settlements' | 'transfers'

/** Changes nothing. Throws Declined. */
export function checkFile(what: UploadKind, form: FormData): Promise<CheckedFile> {
  const file = fileIn(form)
  if (what === 'settlements')
    return askDesk<typeof closeCalls.checkSettlement>('POST /api/desk/close/settlements/check', {
      body: settlementIn(form),
      file,
    })
  return askDesk<typeof closeCalls.checkTransfers>('POST /api/desk/close/transfers/check', {
    body: transfersIn(form),
    file,
  })
}

/** The file that was checked, all of it or nothing. Throws Declined. */
export async function bookFile(what: UploadKind, form: FormData, digest: string): Promise<void> {
  const file = fileIn(form)
  if (what === 'settlements')
    await askDesk<typeof closeCalls.bookSettlement>('POST /api/desk/close/settlements', {
      body: { ...settlementIn(form), digest },
      file,
    })
  else
    await askDesk<typeof closeCalls.bookTransfers>('POST /api/desk/close/transfers', {
      body: { ...transfersIn(form), digest },
      file,
    })
}

function settlementIn(form: FormData) {
  return { gateway: textIn(form, 'gateway'), day: textIn(form, 'day') }
}

function transfersIn(form: FormData) {
  return { day: textIn(form, 'day'), balance: textIn(form, 'balance') }
}

function fileIn(form: FormData): File | null {
  const file = form.get('file')
  return file instanceof File ? file : null
}
