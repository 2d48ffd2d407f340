export const picture = {
  move: 'Двигайте картинку мышью или стрелками',
  zoom: 'Масштаб',
  uploading: 'Загрузка картинки',
  uploaded: 'Загружено {{percent}}%',
  problem_type: 'Подойдёт JPEG, PNG или WebP. Выберите другой файл',
  problem_size: 'Этот файл больше 25 МБ. Выберите поменьше',
  problem_broken: 'Этот файл не открывается как картинка. Выберите другой',
} as const
