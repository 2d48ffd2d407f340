import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import type { Game } from '@upper-bracket/shared/games/game'
import { bannerBytesMax } from '@upper-bracket/shared/picture/pictureKind'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Upload } from '#platform/firebase/storage.ts'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { usePictureChoice } from '#ui/picture/usePictureChoice.ts'
import { usePictureRemoval } from '#ui/picture/usePictureRemoval.ts'
import { BannerPicture } from '../BannerPicture.tsx'

const PictureDialog = lazyDialog(async () => {
  // The code for uploading is loaded together with the dialog.
  const [dialog] = await Promise.all([
    import('#ui/picture/PictureDialog.tsx'),
    import('#platform/firebase/storage.ts'),
  ])
  return dialog
})

const format = { width: 1600, height: 400, bytesMax: bannerBytesMax } as const

interface BannerFieldProps {
  readonly bannerURL: string | null
  /** The game whose motif is shown if there is no banner. */
  readonly game: Game
  readonly hint: string
  readonly save: (picture: Blob, upload: Upload) => Promise<void>
  readonly remove: () => Promise<void>
}

/** The banner field: choosing or dropping a file opens the crop dialog, and the banner can be removed. */
export function BannerField({ bannerURL, game, hint, save, remove }: BannerFieldProps) {
  const { t } = useTranslation(['competition', 'picture'])
  const picture = usePictureChoice()
  const { removing, removeNow } = usePictureRemoval(remove)
  const label = t(bannerURL === null ? 'picture:bannerChange' : 'picture:bannerReplace')
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <input {...picture.input} aria-label={label} />
      <ButtonBase
        {...picture.target}
        aria-label={label}
        sx={theme => ({
          position: 'relative',
          overflow: 'hidden',
          width: '100%',
          minHeight: 104,
          display: 'grid',
          placeItems: 'center',
          font: 'inherit',
          bgcolor: 'background.paper',
          borderRadius: 1,
          border: `1px ${bannerURL === null ? 'dashed' : 'solid'} ${theme.vars.palette.divider}`,
          outline: picture.over ? `3px solid ${theme.vars.palette.primary.main}` : 'none',
          outlineOffset: 3,
          '&:hover': { borderColor: theme.vars.palette.text.secondary },
          '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}` },
        })}
      >
        <BannerPicture
          bannerURL={bannerURL}
          instead={
            <>
              <GameBackdrop game={game} strength={0.25} />
              <Box sx={{ position: 'relative', display: 'flex', gap: 1, fontWeight: 650 }}>
                <AddPhotoAlternateOutlined aria-hidden />
                {picture.over ? t('picture:bannerDrop') : label}
              </Box>
            </>
          }
        />
      </ButtonBase>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{hint}</Box>
      {bannerURL !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -0.75 }}>
          <Button size="small" color="inherit" onClick={picture.target.onClick}>
            {t('picture:bannerReplace')}
          </Button>
          <Button size="small" color="inherit" loading={removing} onClick={removeNow}>
            {t('picture:bannerRemove')}
          </Button>
        </Box>
      )}
      {picture.chosen !== null && (
        <Suspense fallback={null}>
          <PictureDialog
            title={t('picture:bannerCrop')}
            saveLabel={t('picture:bannerSave')}
            file={picture.chosen}
            format={format}
            save={save}
            onClose={picture.close}
          />
        </Suspense>
      )}
    </Box>
  )
}
