import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'

interface BannerPictureProps {
  readonly bannerURL: string | null
  /** Shown if there is no banner, or its file cannot be loaded. */
  readonly instead: ReactNode
}

/** The banner of a competition; decorative. */
export function BannerPicture({ bannerURL, instead }: BannerPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (bannerURL === null || broken === bannerURL) return instead
  return (
    <Box
      component="img"
      src={bannerURL}
      alt=""
      onError={() => setBroken(bannerURL)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: { xs: '3', sm: '4' },
        maxHeight: 260,
        objectFit: 'cover',
        bgcolor: 'background.raised',
      }}
    />
  )
}
