import { useState } from 'react'
import type { TicketLink } from '#orders/responses.ts'
import { untilWords } from '#orders/web/confirm/until-words.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly link: TicketLink
  readonly paper: string
}

export function ShareLink({ link: { address, until }, paper }: Props) {
  const [copied, setCopied] = useState<string>()
  const mayShare = typeof navigator.share === 'function'
  return (
    <>
      <Note tone="good" announced>
        پیوند آماده است و تا {untilWords(until)} باز می‌ماند.
      </Note>
      <TextField
        ltr
        readOnly
        label={`پیوند ${paper}`}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="order-acts">
        {mayShare && (
          <Button icon="share-network-bold" onClick={() => void send(address, paper)}>
            فرستادن
          </Button>
        )}
        <Button
          kind={mayShare ? 'tonal' : 'primary'}
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setCopied(address),
              () => setCopied(undefined),
            )
          }
        >
          <span aria-live="polite">{copied === address ? 'کپی شد' : 'کپی پیوند'}</span>
        </Button>
      </div>
    </>
  )
}

async function send(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
