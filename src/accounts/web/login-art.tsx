import { drawnSceneOf } from '#web/art/scenes.ts'
import { Icon } from '#web/ui/icon.tsx'

const reasons = ['سفرها و بلیت‌ها یک‌جا', 'مسافران ذخیره‌شده', 'برگشت پول به کیف پول']

export function LoginArt() {
  return (
    <div className="login-art">
      <img src={drawnSceneOf('SYZ')} alt="" />
      <div className="login-reasons">
        <p>
          یک حساب،
          <br />
          همهٔ سفرها
        </p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon name="check-circle-fill" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
