import './skip-link.css'

/** For the keyboard: past the header, straight to what the page is about. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      رفتن به محتوای صفحه
    </a>
  )
}
