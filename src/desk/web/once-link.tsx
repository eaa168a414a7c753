import { Note } from '#web/ui/states/note.tsx'

/** Told once: nobody reads it again. */
export function OnceLink({ link }: { readonly link: string }) {
  return (
    <Note tone="warn" announced>
      این پیوند یک بار و تا ۲۴ ساعت کار می‌کند و دیگر نشان داده نمی‌شود. آن را خودتان به همکارتان برسانید:
      <p>
        <bdi className="desk-link" dir="ltr">
          {link}
        </bdi>
      </p>
    </Note>
  )
}
