export const live = {
  emptyTitle: 'Трансляции пока нет',
  emptyViewer: 'Когда организатор добавит её, она появится здесь сама.',
  emptyOrganizer:
    'Добавьте ссылку на Twitch или YouTube: зрители посмотрят эфир прямо здесь, а под ним увидят счёт.',
  add: 'Добавить трансляцию',
  edit: 'Изменить трансляции',
  choose: 'Трансляции',
  watchOnTwitch: 'Смотреть на Twitch',
  watchOnYoutube: 'Смотреть на YouTube',
  noPlayer:
    'Этот канал YouTube открывается только на своей странице. Чтобы эфир шёл здесь, нужна ссылка на само видео.',

  editTitle: 'Трансляции',
  editLead: 'Первой зритель увидит трансляцию на своём языке.',
  linkNumber: 'Трансляция {{number}}',
  address: 'Ссылка',
  addressHint: 'Канал или видео на Twitch или YouTube',
  language: 'Язык',
  linkTitle: 'Название',
  'problem_too-long': 'Слишком длинно',
  'problem_deceptive-characters': 'Уберите невидимые символы',
  'problem_not-acceptable': 'Так не получится',
  addLink: 'Ещё одна',
  removeLink: 'Убрать трансляцию {{number}}',
  save: 'Сохранить',
  saved: 'Трансляции обновлены',
  meanwhile: 'Список тем временем изменил другой организатор. Если сохранить, останется ваш.',

  streamTexts: 'Название и таймкоды',

  overlays: 'Для вашего стрима',
  overlaysLead: 'Добавьте адрес в OBS как источник «Браузер»: фон прозрачный, счёт обновляется сам.',
  overlay_match: 'Скопировать адрес: матч',
  overlay_bracket: 'Скопировать адрес: сетка',
} as const
