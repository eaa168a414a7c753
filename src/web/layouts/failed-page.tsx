import './site-header.css'
import { persianDigits } from '#money/digits.ts'
import { Lost } from '#web/layouts/lost.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'

export function FailedPage({ status }: { readonly status: number }) {
  return (
    <>
      <title>این صفحه باز نشد</title>
      <header className="site-header" data-tone="paper">
        <div className="wrap">
          <Wordmark />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Lost title="این کاشی از دست ما افتاد" code={persianDigits(status)} ours>
          خبرش به ما رسید. پولی که پرداخته‌اید گم نمی‌شود. چند دقیقهٔ دیگر دوباره باز کنید یا با پشتیبانی تماس
          بگیرید.
        </Lost>
      </main>
    </>
  )
}
