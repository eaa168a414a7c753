import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { cellKey, changesOf } from '#desk/hotels/night-draft.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { NightPreview } from '#desk/web/hotels/night-preview.tsx'
import type { NightsOnPage } from '#desk/web/hotels/nights-page.server.ts'
import type { NightDraft } from '#desk/web/hotels/use-night-draft.ts'
import type { NightChange } from '#hotels/night-change.ts'
import { persianDigits } from '#money/digits.ts'
import { Declined } from '#web/declined.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface Props {
  readonly view: NightsOnPage
  readonly nights: NightDraft
  readonly refused: ReadonlyMap<string, string>
  readonly onRefused: (refused: ReadonlyMap<string, string>) => void
  readonly onSaved: () => void
}

/** What is changed, and the way to save it: all of it or nothing. */
export function NightSave({ view, nights, refused, onRefused, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { revalidate } = useRevalidator()
  const changes = changesOf(nights.draft)
  async function save(): Promise<void> {
    setBusy(true)
    setRefusal(undefined)
    try {
      await askDesk<typeof hotelDeskCalls.saveNights>('POST /api/desk/hotels/{hotelId}/nights', {
        params: { hotelId: view.hotelId },
        body: { changes: [...changes] },
      })
      nights.clear()
      onRefused(new Map())
      setOpen(false)
      onSaved()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      const rows = refusedRows(changes, error)
      onRefused(new Map(rows))
      setRefusal(rows.length === 0 ? error.message : noneSaved(rows.length))
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  return (
    <div className="desk-nights-save">
      <p role="status">
        {changes.length === 0
          ? 'چیزی برای ذخیره نیست'
          : `${persianDigits(changes.length)} خانه تغییر کرد؛ رزروهای گرفته‌شده دست نمی‌خورند`}
      </p>
      <Button kind="line" disabled={changes.length === 0} onClick={nights.undo}>
        برگشت
      </Button>
      <Button disabled={changes.length === 0} onClick={() => setOpen(true)}>
        دیدن و ذخیره
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="پیش از ذخیره">
        <NightPreview
          view={view}
          changes={changes}
          refused={refused}
          onDrop={nights.write}
          draft={nights.draft}
        />
        <RefusalNote says={refusal} />
        <Button disabled={changes.length === 0} busy={isBusy && 'در حال ذخیره…'} onClick={() => void save()}>
          {`ذخیرهٔ ${persianDigits(changes.length)} خانه`}
        </Button>
      </Modal>
    </div>
  )
}

const noneSaved = (refused: number) =>
  `${persianDigits(refused)} خانه پذیرفته نشد و هیچ‌کدام ذخیره نشد؛ دلیل هر یک کنار آن است.`

function refusedRows(changes: readonly NightChange[], { fields }: Declined) {
  return changes.flatMap((change, at) => {
    const says = fields[`changes.${at}`]
    return says === undefined ? [] : [[cellKey(change, change.night), says] as const]
  })
}
