import { lawPaths } from '#law/law-text.ts'
import type { TripView } from '#orders/web/trips/trip-page.server.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'

interface Props extends Pick<TripView, 'parts' | 'isWhole'> {
  readonly onClose: () => void
}

const together =
  'همهٔ بخش‌ها با هم قطعی می‌شود. اگر یکی صادر نشود، مبلغ بخش‌های صادرنشده کامل و بخش صادرشده طبق قانون استرداد خودش به کیف پول برمی‌گردد.'
const apart =
  'هر بخش جدا صادر می‌شود. اگر یکی صادر نشود، جایگزینش را اگر باشد پیشنهاد می‌دهیم؛ اگر نباشد یا برندارید، مبلغ همان بخش کامل به کیف پول برمی‌گردد.'

export default function TripTerms({ parts, isWhole, onClose }: Props) {
  return (
    <Modal open title="قوانین خرید و شرایط استرداد" onClose={onClose}>
      <div className="confirm-dialog">
        <h3>خرید</h3>
        <p>
          {isWhole ? together : apart}{' '}
          <a href={lawPaths['buying-ticket']} target="_blank" rel="noreferrer">
            قوانین خرید
          </a>
        </p>
        <h3>استرداد</h3>
        <p>هر بخش را جدا و طبق قانون خودش می‌توانید پس بدهید؛ مبلغ هر ساعت در صفحهٔ همان بخش آمده است:</p>
        <ul>
          {parts.map(({ orderId, name, page }) => (
            <li key={orderId}>
              <a href={page} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Button block onClick={onClose}>
          خواندم
        </Button>
      </div>
    </Modal>
  )
}
