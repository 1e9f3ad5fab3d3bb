import type { FeastPlan } from './feast-plan.ts'

/** Days of a family's or a school's life. */
export const FAMILY_DAYS: Readonly<Record<string, FeastPlan>> = {
  'fathers-day': {
    cast: 'boy holds=gift + father pose=cheer with>0',
    setting: 'living-room',
    above: 'hearts',
  },
  'mothers-day': {
    cast: 'girl holds=bouquet + mother pose=cheer with>0',
    setting: 'kitchen',
    time: 'morning',
    above: 'hearts',
  },
  'earth-day': {
    cast: 'girl verb=hug pose=hug + earth with>0 + boy holds=watering-can with>0',
    setting: 'meadow',
    things: 'tulip',
  },
  'book-day': { cast: 'child verb=read reading>1 + book + knight with>0', setting: 'library' },
  birthday: {
    cast: 'child verb=blow-out pose=blow wears=party-hat in-front-of>1 + birthday-cake + girl pose=cheer wears=party-hat with>0',
    setting: 'party-room',
    things: 'gift gift',
    above: 'pennants',
  },
  party: {
    cast: 'child*3 pose=dance wears=party-hat',
    setting: 'party-room',
    things: 'gift',
    above: 'balloons',
  },
  wedding: { cast: 'bride holds=bouquet + groom with>0', setting: 'wedding', above: 'hearts' },
  'school-start': {
    cast: 'girl wears=backpack holds=school-cone + mother pose=wave with>0',
    setting: 'schoolyard',
    time: 'morning',
    above: 'pennants',
  },
  'kindergarten-start': {
    cast: 'child wears=backpack holds=teddy-bear + teacher pose=wave with>0',
    setting: 'kindergarten',
    time: 'morning',
  },
  'lost-tooth': {
    cast: 'child holds=tooth + tooth-fairy with>0',
    setting: 'bedroom',
    time: 'night',
    things: 'coin',
  },
  'new-sibling': {
    cast: 'mother verb=hold holding>1 + baby + child holds=teddy-bear with>0',
    setting: 'bedroom',
    things: 'teddy-bear rattle',
    above: 'hearts',
  },
  'moving-house': {
    cast: 'father verb=carry pose=hold holding>1 + box + child verb=carry pose=hold holding>3 + box + van with>0',
    setting: 'street',
    things: 'box teddy-bear box',
  },
}
