import Box from '@mui/material/Box'
import { useState } from 'react'

/** The banner of a competition, decorative; nothing if the file is gone. */
export function BannerPicture({ bannerURL }: { readonly bannerURL: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === bannerURL) return null
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
