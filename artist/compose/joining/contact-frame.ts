/** How a person touches another figure. */
export interface ContactFrame {
  /** A pose of people; touching poses end at a point of the partner. */
  pose: string
  /** Which part of the partner is touched. */
  on:
    | 'middle'
    | 'head'
    | 'mouth'
    | 'edge'
    | 'top'
    | 'hand'
    | 'forearm'
    | 'paw'
    | 'belly'
    | 'bottom'
    | 'stem'
    | 'shoulder'
    | 'crown'
    | 'chest'
    | 'flank'
    | 'saddle'
    | 'back'
    | 'neck'
  /** The arms go around the partner. */
  around?: boolean
  /** A partner that is a person has the same pose. */
  mutual?: boolean
  /** The partner faces the same way, because both move. */
  along?: boolean
  /** Two figures with the same verb do it to each other: they talk, fight or throw a ball. */
  together?: boolean
  /** A thing passes through the touching hands, or through the air between the two. */
  passes?: 'hands' | 'air' | 'ground' | 'over'
  /** Two hands meet at this share of the shorter one's height. */
  meetAt?: number
  /** The frame is only for actors with one of these roles or nouns. */
  actors?: ReadonlySet<string>
  /** The frame is only for partners with one of these nouns. */
  nouns?: ReadonlySet<string>
  /** The partner follows on a rope, or goes ahead on a leash. */
  rope?: 'behind' | 'ahead'
  /** The partner does not touch the ground. */
  lifted?: boolean
  /** No touch: the two face each other, this share of the actor's height apart. */
  apart?: number
  /** The pose of a living partner. */
  partnerPose?: string
  /** The partner's height is at most this share of the actor's, however large it is by nature. */
  tallest?: number
  /** And at least this share. */
  smallest?: number
  /** A small partner stands on a table. */
  onTable?: boolean
  /** The actor is in front of a large partner, such as a car that is washed, because it would be small beside it. */
  inFront?: boolean
  /** Behind the bed in which the partner lies. */
  bedside?: boolean
  /** A patient: people sit on a couch, animals are on a table, both high enough for the actor. */
  patient?: boolean
  /** Only partners of this kind. */
  only?: 'alive' | 'people' | 'animals' | 'things'
  /** Animals do it with the mouth, so they need no hands. */
  byMouth?: boolean
  /** The partner is drawn on an easel, unless it is something that is painted itself. */
  onEasel?: boolean
}
