import { ProfileFrame } from '#accounts/web/profile-frame.tsx'
import { ProfileSkeleton } from '#accounts/web/profile-skeleton.tsx'
import { useBrand } from '#web/brand/use-brand.tsx'

/** §2, profileSkeleton. */
export default function ProfileSkeletonPage() {
  const { name } = useBrand()
  return (
    <ProfileFrame>
      <title>{`حساب کاربری، ${name}`}</title>
      <h1 className="only-spoken">حساب کاربری</h1>
      <ProfileSkeleton of="home" />
    </ProfileFrame>
  )
}
