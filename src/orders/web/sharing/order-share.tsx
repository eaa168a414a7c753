import './order-share.css'
import { useState } from 'react'
import { TICKET_LINK_MINUTES, type TicketLinkMinutes } from '#orders/ticket-link.ts'
import { ShareLink } from '#orders/web/sharing/share-link.tsx'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { useTicketShare } from '#orders/web/sharing/use-ticket-share.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props extends Pick<SharedTexts, 'orderId'>, SharedPaper {
  readonly open: boolean
  readonly onClose: () => void
}

const words = { 15: '۱۵ دقیقه', 60: '۱ ساعت', 1440: '۲۴ ساعت' } as const satisfies Record<
  TicketLinkMinutes,
  string
>

export interface SharedPaper {
  readonly paper: string
  readonly shows: string
}

export default function OrderShare({ orderId, paper, shows, open, onClose }: Props) {
  const [minutes, setMinutes] = useState<TicketLinkMinutes>(60)
  const { shared, busy, make, closeAll } = useTicketShare(orderId)
  return (
    <Modal open={open} onClose={onClose} title={`اشتراک‌گذاری ${paper}`}>
      <div className="order-share">
        <p>هر کس پیوند را داشته باشد، تا پایان مهلت {shows}</p>
        <Segmented
          block
          label="پیوند تا چه زمانی باز باشد"
          options={TICKET_LINK_MINUTES.map((one) => ({ value: String(one), words: words[one] }))}
          value={String(minutes)}
          onChange={(value) =>
            setMinutes(TICKET_LINK_MINUTES.find((one) => String(one) === value) ?? minutes)
          }
        />
        {shared.is === 'declined' && (
          <Note tone="bad" announced>
            {shared.says}
          </Note>
        )}
        {shared.is === 'closed' && (
          <Note tone="good" announced>
            بسته شد؛ هیچ پیوندی به این {paper} باز نیست.
          </Note>
        )}
        {shared.is === 'open' && <ShareLink link={shared} paper={paper} />}
        <div className="order-acts">
          <Button
            kind={shared.is === 'open' ? 'line' : 'primary'}
            busy={busy === 'making' && 'در حال ساختن…'}
            onClick={() => make(minutes)}
          >
            {shared.is === 'open' ? 'پیوند تازه' : 'ساختن پیوند'}
          </Button>
          <Button kind="ghost" busy={busy === 'closing' && 'در حال بستن…'} onClick={closeAll}>
            بستن همهٔ پیوندها
          </Button>
        </div>
      </div>
    </Modal>
  )
}
