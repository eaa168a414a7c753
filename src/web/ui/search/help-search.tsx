import './help-search.css'
import { Link } from 'react-router'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const often = ['استرداد چقدر طول می‌کشد', 'پول کم شد، بلیت نیامد', 'اشتباه در نام', 'عوارض خروج'] as const

/** A form of HTML alone: it works before and without the script. */
export function HelpSearch({ typed }: { readonly typed: string }) {
  return (
    <search>
      <form className="help-search" action="/faq">
        <Icon name="magnifying-glass-bold" />
        <input
          key={typed}
          type="search"
          name="q"
          defaultValue={typed}
          required
          maxLength={200}
          aria-label="پرسش شما"
          placeholder="مثلاً «بلیت نوزاد»"
        />
        <Button type="submit">پیدا کن</Button>
      </form>
      <ul className="help-often" aria-label="پرتکرارها">
        {often.map((words) => (
          <li key={words}>
            <Link to={`/faq?q=${encodeURIComponent(words)}`}>{words}</Link>
          </li>
        ))}
      </ul>
    </search>
  )
}
