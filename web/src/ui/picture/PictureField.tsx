import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react'
import type Dialog from './PictureDialog.tsx'
import { usePictureChoice } from './usePictureChoice.ts'
import { usePictureRemoval } from './usePictureRemoval.ts'

type DialogProps = ComponentProps<typeof Dialog>

interface PictureFieldProps extends Pick<DialogProps, 'format' | 'save'> {
  /** Loaded when a file is chosen, with the code that stores it. */
  readonly Dialog: ComponentType<DialogProps>
  readonly texts: Readonly<Record<'change' | 'hint' | 'drop' | 'crop' | 'save' | 'remove', string>>
  readonly hasPicture: boolean
  readonly remove: () => Promise<void>
  /** The picture, or what stands in its place. */
  readonly children: ReactNode
}

/** A square picture: choosing or dropping a file opens the crop dialog, and the picture can be removed. */
export function PictureField({
  Dialog,
  texts,
  hasPicture,
  format,
  save,
  remove,
  children,
}: PictureFieldProps) {
  const picture = usePictureChoice()
  const { removing, removeNow } = usePictureRemoval(remove)

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input {...picture.input} aria-label={texts.change} />
      <ButtonBase
        aria-label={texts.change}
        title={picture.over ? texts.drop : texts.hint}
        {...picture.target}
        sx={theme => ({
          position: 'relative',
          borderRadius: 1,
          outline: picture.over ? `3px solid ${theme.vars.palette.primary.main}` : 'none',
          outlineOffset: 3,
          '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}` },
        })}
      >
        {children}
        <Box
          component="span"
          sx={theme => ({
            position: 'absolute',
            right: -8,
            bottom: -8,
            display: 'grid',
            placeItems: 'center',
            width: 34,
            height: 34,
            borderRadius: '50%',
            bgcolor: 'background.raised',
            border: `1px solid ${theme.vars.palette.divider}`,
          })}
        >
          <AddAPhotoOutlined sx={{ fontSize: 18 }} />
        </Box>
      </ButtonBase>
      {hasPicture && (
        <Button size="small" color="inherit" loading={removing} onClick={removeNow} sx={{ ml: -0.75 }}>
          {texts.remove}
        </Button>
      )}
      {picture.chosen !== null && (
        <Suspense fallback={null}>
          <Dialog
            title={texts.crop}
            saveLabel={texts.save}
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
