import { Lost } from '#web/layouts/lost.tsx'

/** 404: there is no such page. */
export function MissingPage() {
  return (
    <>
      <title>این صفحه پیدا نشد</title>
      <Lost title="این کاشی سر جایش نیست" code="۴۰۴">
        صفحه‌ای که دنبالش بودید پیدا نشد؛ شاید جابه‌جا شده یا نشانی‌اش اشتباه است.
        <br />
        <span lang="en" className="ltr">
          This page could not be found
        </span>
      </Lost>
    </>
  )
}
