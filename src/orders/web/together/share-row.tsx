import { useState } from 'react'
import { priceWords } from '#money/display-unit.ts'
import { initialOf } from '#orders/web/together/initial-of.ts'
import type { SplitSeen } from '#orders/web/together/together-page.server.ts'
import { useSplit } from '#orders/web/together/use-split.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly share: SplitSeen['shares'][number]
  readonly host: string
  readonly orderId: string
  readonly isOpen: boolean
}

export function ShareRow({ share, host, orderId, isOpen }: Props) {
  const { label, amount, paidAt, seenAt, source } = share
  return (
    <li className="share-row">
      <span className="share-initial" data-paid={paidAt === null ? undefined : ''} aria-hidden="true">
        {initialOf(label)}
        {paidAt !== null && <Icon name="check-circle-fill" />}
      </span>
      <p>
        <b>{label}</b>
        <small>
          {priceWords(amount)}
          {wayOf(paidAt, seenAt, source)}
        </small>
      </p>
      {paidAt !== null && (
        <p className="share-paid">
          <b>پرداخت شد</b>
          <small>{paidAt}</small>
        </p>
      )}
      {paidAt === null && isOpen && <ShareLink share={share} host={host} orderId={orderId} />}
      {share.returning > 0 && <p className="share-back">{priceWords(share.returning)} در راه برگشت است.</p>}
      {share.returned > 0 && <p className="share-back">{priceWords(share.returned)} برگشت.</p>}
    </li>
  )
}

function wayOf(paidAt: string | null, seenAt: string | null, source: 'gateway' | 'wallet' | null): string {
  if (paidAt !== null) return source === 'wallet' ? '\u00a0· از کیف پول شما' : '\u00a0· با لینک'
  return seenAt === null ? '\u00a0· هنوز باز نکرده' : `\u00a0· لینک را ${seenAt} دید`
}

function ShareLink({ share: { shareId, label, address }, host, orderId }: Omit<Props, 'isOpen'>) {
  const { renew, busy } = useSplit(orderId)
  const [copied, setCopied] = useState<string>()
  async function send() {
    try {
      await navigator.share({
        title: `سهم ${label}`,
        text: `${host} شما را به پرداخت سهمتان دعوت کرده`,
        url: address,
      })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
    }
  }
  const mayShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function'
  return (
    <div className="share-link">
      <TextField
        ltr
        readOnly
        label={`لینک پرداخت ${label}`}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="order-acts">
        {mayShare && (
          <Button icon="share-network-bold" onClick={() => void send()}>
            فرستادن لینک برای {label}
          </Button>
        )}
        <Button
          kind="tonal"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setCopied(address),
              () => setCopied(undefined),
            )
          }
        >
          <span aria-live="polite">{copied === address ? 'کپی شد' : 'کپی لینک'}</span>
          <span className="only-spoken"> {label}</span>
        </Button>
        <Button kind="ghost" busy={busy !== undefined && '…'} onClick={() => void renew(shareId)}>
          لینک تازه<span className="only-spoken"> برای {label}</span>
        </Button>
      </div>
    </div>
  )
}
