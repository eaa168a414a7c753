import './profile-skeleton.css'
import { skeletonHeading } from '#accounts/web/skeleton-heading.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

export type SkeletonKind = 'home' | 'list' | 'form' | 'order'

interface Props {
  readonly of: SkeletonKind
  readonly to?: string | undefined
}

/** In the shape of the target page, so that nothing moves. */
export function ProfileSkeleton({ of, to = '' }: Props) {
  const { name } = useBrand()
  const heading = skeletonHeading(to)
  return (
    <>
      {heading && (
        <>
          <title>{`${heading}، ${name}`}</title>
          <h1 className="only-spoken">{heading}</h1>
        </>
      )}
      <div className="profile-skeleton" data-of={of} role="status">
        <span className="only-spoken">در حال آوردن صفحه</span>
        {parts[of]}
      </div>
    </>
  )
}

const rows = (count: number) => (
  <div className="card skeleton-rows">
    {Array.from({ length: count }, (_, row) => (
      <div key={row}>
        <Skeleton width="60px" height="60px" radius="18px" />
        <div>
          <Skeleton width="46%" height="18px" />
          <Skeleton width="72%" height="13px" />
          <Skeleton width="30%" height="13px" />
        </div>
      </div>
    ))}
  </div>
)

const fields = (count: number) => (
  <div className="card skeleton-fields">
    <Skeleton width="180px" height="24px" />
    <div>
      {Array.from({ length: count }, (_, field) => (
        <Skeleton key={field} width="100%" height="52px" radius="14px" />
      ))}
    </div>
  </div>
)

const title = <Skeleton width="170px" height="32px" />

const parts = {
  home: (
    <>
      <div className="skeleton-tops">
        <Skeleton width="100%" height="218px" radius="24px" />
        <Skeleton width="100%" height="218px" radius="24px" />
      </div>
      {rows(3)}
    </>
  ),
  list: (
    <>
      {title}
      <Skeleton width="100%" height="52px" radius="14px" />
      {rows(4)}
    </>
  ),
  form: (
    <>
      {fields(6)}
      {fields(2)}
    </>
  ),
  order: (
    <>
      {title}
      <Skeleton width="100%" height="148px" radius="20px" />
      {rows(2)}
      {fields(4)}
    </>
  ),
} as const satisfies Record<SkeletonKind, React.ReactNode>
