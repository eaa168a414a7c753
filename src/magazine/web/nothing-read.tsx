import { Link } from 'react-router'
import { magazinePath } from '#magazine/paths.ts'

export function NothingRead({ isSearched }: { readonly isSearched: boolean }) {
  return (
    <div className="magazine-none">
      {isSearched ? (
        <p>
          واژهٔ کوتاه‌تری بنویسید، یا <Link to={magazinePath}>همهٔ نوشته‌ها</Link> را ببینید.
        </p>
      ) : (
        <p>
          هنوز نوشته‌ای این‌جا نیست. به پرسش‌های سفر در <Link to="/faq">راهنما</Link> پاسخ داده‌ایم.
        </p>
      )}
    </div>
  )
}
