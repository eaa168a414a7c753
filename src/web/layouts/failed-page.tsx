import './site-header.css'
import { Lost } from '#web/layouts/lost.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'

export function FailedPage() {
  return (
    <>
      <title>این صفحه باز نشد</title>
      <header className="site-header" data-tone="paper">
        <div className="wrap">
          <Wordmark />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Lost title="این کاشی از دست ما افتاد" code="۵۰۰" ours>
          این صفحه باز نشد و خبرش به ما رسید. اگر پولی پرداخته‌اید گم نمی‌شود: یا بلیتتان صادر می‌شود یا پول
          برمی‌گردد. چند دقیقهٔ دیگر دوباره باز کنید یا با پشتیبانی تماس بگیرید.
        </Lost>
      </main>
    </>
  )
}
