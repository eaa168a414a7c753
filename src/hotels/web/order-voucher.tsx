import { ShareButton } from '#orders/web/sharing/share-button.tsx'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { Icon } from '#web/ui/icon.tsx'

export function OrderVoucher({ orderId, words }: Pick<SharedTexts, 'orderId' | 'words'>) {
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">واچر شما صادر شد</h2>
        <p className="order-soft">
          واچر همهٔ اتاق‌ها در یک برگه است، به فارسی و انگلیسی. هنگام ورود، همراه مدرک شناسایی سرپرست هر اتاق به
          پذیرش نشان دهید.
        </p>
      </div>
      <div className="order-acts">
        <a className="button" data-kind="primary" href={voucherAddress(orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود واچر
        </a>
        {words.shared !== null && <ShareButton orderId={orderId} paper={words.paper} shows={words.shared} />}
      </div>
    </section>
  )
}

/** §7 */
export function voucherAddress(orderId: string): string {
  return `/api/flight-reservation/Vouchers/HotelVoucherPdf/${orderId}`
}
