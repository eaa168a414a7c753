import type { WorkState } from '#web/ui/use-captcha-work.ts'

/** A progress bar; start and end are announced. */
export function CaptchaProgress({ state }: { state: WorkState }) {
  return (
    <div className="captcha-progress" data-is={state.is}>
      <p role="status">{says[state.is]}</p>
      {state.is === 'working' && <progress value={state.share} max="1" aria-label="پیشرفت بررسی خودکار" />}
    </div>
  )
}

const says = {
  none: '',
  working: 'مرورگر شما هم‌زمان خودکار بررسی می‌شود…',
  done: 'بررسی خودکار مرورگر انجام شد.',
  impossible:
    'این مرورگر بررسی خودکار را انجام نمی‌دهد. مرورگر را به‌روز کنید یا با مرورگر دیگری بیایید؛ پشتیبانی هم کمک می‌کند.',
} as const satisfies Record<WorkState['is'], string>
