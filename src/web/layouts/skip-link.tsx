import './skip-link.css'

export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      رفتن به محتوای صفحه
    </a>
  )
}
