import type { Role } from '@shared/roles'
import type { Config } from '../../config/config'

type Holder = { role: Role; totp_enabled_at: Date | null }

/** Whether the installation requires a second factor of this user, who has not set one up. */
export const lacksSecondFactor = ({ REQUIRE_TOTP }: Config, { role, totp_enabled_at }: Holder) =>
  totp_enabled_at === null && REQUIRE_TOTP.includes(role)
