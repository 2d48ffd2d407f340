import { siDiscord, siFacebook, siGoogle, siSteam, siTelegram } from 'simple-icons'

const marks = {
  discord: siDiscord,
  steam: siSteam,
  google: siGoogle,
  facebook: siFacebook,
  telegram: siTelegram,
} as const

interface BrandMarkProps {
  readonly brand: keyof typeof marks
  /** Pixels. */
  readonly size?: number
}

/** The logo of a service in the colour of the adjacent text, which names the service. */
export function BrandMark({ brand, size = 20 }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks[brand].path} />
    </svg>
  )
}
