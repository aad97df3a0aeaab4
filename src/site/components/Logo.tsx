import { mediaUrl } from '@shared/media-url'
import { magazineName, useSettings } from '../data/settings'

/** A crater lake that looks like an eye, drawn in contour lines. */
const Eye = () => (
  <svg viewBox="0 0 48 32" aria-hidden="true" focusable="false">
    <path
      className="logo-rim"
      d="M2 16C9 5.500 16.500 2 24 2s15 3.500 22 14c-7 10.500-14.500 14-22 14S9 26.500 2 16z"
    />
    <circle className="logo-lake" cx="24" cy="16" r="9" />
    <path className="logo-shore" d="M24 9.500a6.500 6.500 0 0 1 6.500 6.500" />
    <circle className="logo-island" cx="24" cy="16" r="3" />
  </svg>
)

export function Logo() {
  const settings = useSettings()
  const logo = settings.own?.logo_url
  return (
    <span className="logo">
      {logo ? <img src={mediaUrl(logo)} alt="" height={32} /> : <Eye />}
      <span>{magazineName(settings)}</span>
    </span>
  )
}
