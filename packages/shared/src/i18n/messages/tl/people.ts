import type { Messages } from '../../types.ts';

export const people = {
  profile: {
    addFriend: 'Magdagdag ng kaibigan',
    requestSent: 'Naipadala na ang kahilingan',
    sentBanner: 'Naipadala na ang kahilingang maging kaibigan kay {{name}}.',
    answerRequest: 'Tingnan ang kahilingan',
    checkRequest: 'Pakitingnan ang kahilingang maging kaibigan.',
    alreadyReceived:
      'Nagpadala na sa iyo si {{name}} ng kahilingang maging kaibigan. Gusto mo bang tingnan ito ngayon?',
    friend: 'Kaibigan',
    note: 'Magpadala ng mensahe',
    unavailable: 'Hindi maipakita ang profile na ito.',
  },
  block: {
    action: 'I-block',
    actionFor: 'I-block si {{name}}',
    undo: 'I-unblock',
    question: 'Gusto mo bang i-block si {{name}}?',
    hint: 'Hindi na ninyo makikita ang mga post, comment at mensahe ng isa’t isa, at hindi na kayo magiging magkaibigan. Hindi ito ipaaalam sa kanya.',
    done: 'Na-block na si {{name}}.',
    undoQuestion: 'Gusto mo bang i-unblock si {{name}}?',
    undone: 'Na-unblock na si {{name}}.',
    isBlocked: 'Na-block mo ang taong ito.',
  },
  report: {
    action: 'I-report',
    question: 'Ano ang problema?',
    hint: 'Walang makakaalam kung sino ang nag-report.',
    text: 'Mga detalye',
    textPlaceholder: 'Ano ang dapat naming malaman?',
    reasonMissing: 'Pakipili ang dahilan.',
    submit: 'Ipadala ang report',
    done: 'Salamat. Susuriin namin ang iyong report.',
    reason: {
      SPAM: 'Patalastas o spam',
      FRAUD: 'Panloloko o nanghihingi ng pera',
      ABUSE: 'Insulto, poot o panliligalig',
      SEXUAL: 'Malaswang nilalaman',
      PRIVACY: 'Naglalantad ng personal na impormasyon',
      ILLEGAL: 'Ilegal na gawain',
      OTHER: 'Iba pa',
    },
  },
} as const satisfies Messages['people'];
