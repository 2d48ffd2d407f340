import Box from '@mui/material/Box'
import type { Sponsor } from '@upper-bracket/shared/competition/sponsor'
import type { PictureSize } from '@upper-bracket/shared/picture/pictureKind'
import { pictureAddress } from '@upper-bracket/shared/picture/storedPicture'

interface SponsorPictureProps {
  readonly competitionId: string
  readonly sponsor: Sponsor
  readonly size: PictureSize
  /** Of the picture, in CSS pixels; its box has it whether it is loaded or not. */
  readonly height: number
}

/** The picture of a sponsor on a light ground, for which most are made, in a box four times as wide as high. */
export function SponsorPicture({ competitionId, sponsor, size, height }: SponsorPictureProps) {
  const { id, name, picture } = sponsor
  const padding = height / 5
  const box = { width: height * 4 + 2 * padding, height: height + 2 * padding }
  return (
    <Box
      component="img"
      src={pictureAddress({ competitionId, kind: 'sponsor', ownerId: id }, picture, size)}
      alt={name}
      {...box}
      loading={size === 'small' ? 'lazy' : 'eager'}
      sx={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        aspectRatio: `${box.width} / ${box.height}`,
        objectFit: 'contain',
        p: `${padding}px`,
        bgcolor: 'common.white',
        color: 'common.black',
        borderRadius: 1,
      }}
    />
  )
}
