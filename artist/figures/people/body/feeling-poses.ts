import { arm, foot, leg, outwards, pose, to, type Pose } from './pose.ts'

/** Poses of the whole body that show a feeling. */
export const FEELING_POSES = {
  'feel-scared': pose(to('mouth', -0.28, 0.24, 'rest', { bend: 1, fingers: -70, front: true }), to('mouth', 0.34, 0.28, 'rest', { bend: 1, fingers: -110, front: true }), {
    nearLeg: { at: [-0.24, 0], toes: 6 }, farLeg: { at: [0.2, 0.02], toes: -4, bend: 1 }, hip: 0.84, lean: -7, tilt: -7, gaze: [0.7, -0.1], reach: 1.12, expression: 'scared', prop: 'fright', draped: true,
  }),
  'feel-angry': pose(arm(-40, -14, 'grip'), arm(44, 22, 'grip', { front: true }), {
    nearLeg: outwards(-0.3), farLeg: foot(0.28, 0.02), hip: 0.95, lean: 5, tilt: 6, gaze: [0.4, 0.1], expression: 'angry', prop: 'steam',
  }),
  'feel-grumpy': pose(to('front', -0.14, 0.02, 'rest', { fingers: -24, front: true }), to('chest', -0.24, 0.2, 'rest', { bend: -1, fingers: 172, front: true }), {
    nearLeg: foot(-0.2), farLeg: foot(0.2, 0.02), lean: -2, tilt: 6, gaze: [0.5, 0.2], expression: 'angry',
  }),
  'feel-sad': pose(arm(-6, 4), arm(24, 14, 'rest', { front: true }), {
    nearLeg: outwards(-0.13), farLeg: foot(0.15, 0.02), hip: 0.985, lean: 10, curl: 6, tilt: 17, gaze: [0.2, 0.9], expression: 'sad', prop: 'teardrops',
  }),
  'feel-proud': pose(to('hip', -0.06, 0, 'grip', { bend: 1, fingers: 40 }), to('hip', 0.1, 0, 'grip', { bend: -1, fingers: 140, front: true }), {
    nearLeg: outwards(-0.26), farLeg: foot(0.24, 0.02), hip: 0.965, lean: -7, curl: -4, tilt: -13, expression: 'proud', prop: 'sparkles',
  }),
  'feel-shy': pose(to('hip', 0.2, 0.1, 'rest', { bend: 1, fingers: 36, front: true }), to('hip', -0.24, 0.1, 'rest', { bend: -1, fingers: 146, front: true }), {
    nearLeg: foot(-0.06), farLeg: { at: [0.14, 0.05], toes: 40, bend: 1 }, hip: 0.965, turn: 26, lean: -3, tilt: 14, gaze: [-0.6, 0.7], expression: 'shy', prop: 'blush',
  }),
  'feel-surprised': pose(arm(-72, -146, 'open'), arm(74, 150, 'open'), {
    nearLeg: outwards(-0.3), farLeg: foot(0.28, 0.02), hip: 0.95, lean: -5, tilt: -5, gaze: [0.4, -0.2], expression: 'surprised', prop: 'start-marks',
  }),
  'feel-tired': pose(arm(10, 16), to('mouth', 0.26, 0.2, 'rest', { bend: 1, fingers: -110, front: true }), {
    nearLeg: { at: [-0.16, 0], toes: 0 }, farLeg: { at: [0.16, 0.02], toes: 0 }, hip: 0.93, lean: 9, curl: 6, tilt: 11, gaze: [0.2, 0.5], reach: 1.1, expression: 'tired', prop: 'snooze',
  }),
  'feel-bored': pose(to('mouth', -0.34, 0.14, 'rest', { bend: 1, fingers: -70, front: true }), to('knee', -0.02, -0.14, 'rest', { front: true }), {
    nearLeg: { at: [0.46, 0], toes: 0 }, farLeg: { at: [0.62, 0.05], toes: 0 }, hip: 0.1, lean: 12, curl: 5, turn: 40, tilt: -8, gaze: [0.9, -0.3], expression: 'bored', draped: true,
  }),
  'feel-in-love': pose(to('chest', -0.16, 0.02, 'rest', { bend: 1, fingers: -40, front: true }), to('chest', 0.06, 0, 'rest', { bend: -1, fingers: -130, front: true }), {
    nearLeg: foot(0), farLeg: leg(-8, -96), hip: 0.985, lean: 3, tilt: -11, gaze: [0.5, -0.6], expression: 'happy', prop: 'hearts', draped: true,
  }),
  'feel-excited': pose(arm(-130, -170, 'grip'), arm(132, 172, 'grip'), {
    nearLeg: leg(-10, -62, 52), farLeg: leg(46, -40, 20), lift: 0.22, lean: -3, tilt: -5, expression: 'laughing',
  }),
  'feel-sick': pose(to('front', -0.16, 0.26, 'rest', { fingers: 10, front: true }), to('front', -0.02, 0.34, 'rest', { bend: -1, fingers: 172, front: true }), {
    nearLeg: { at: [-0.14, 0], toes: 0 }, farLeg: { at: [0.14, 0.02], toes: 0 }, hip: 0.945, lean: 5, curl: 5, tilt: 9, gaze: [0.1, 0.7], reach: 1.08, expression: 'bored', prop: 'thermometer',
  }),
  'feel-cold': pose(to('chest', 0.1, 0.06, 'rest', { bend: 1, fingers: -40, front: true }), to('chest', -0.26, 0.12, 'rest', { bend: -1, fingers: 190, front: true }), {
    nearLeg: { at: [-0.16, 0], toes: 0 }, farLeg: { at: [0.16, 0.02], toes: 0, bend: 1 }, hip: 0.9, lean: 5, curl: 4, tilt: 8, gaze: [0.5, 0.2], reach: 1.1, expression: 'cold', prop: 'shivers', draped: true,
  }),
  'feel-happy': pose(arm(-118, -146, 'open'), arm(118, 146, 'open'), {
    nearLeg: outwards(-0.18), farLeg: foot(0.22, 0.02, -8), reach: 1.12, lean: -3, tilt: 5, expression: 'laughing',
  }),
  laugh: pose(to('front', -0.3, 0.3, 'rest', { fingers: 6, front: true }), to('front', 0, 0.34, 'rest', { fingers: 172, bend: -1, front: true }), {
    nearLeg: foot(-0.26), farLeg: foot(0.2, 0.02), hip: 0.93, lean: -8, tilt: -12, expression: 'laughing', prop: 'laughter', draped: true,
  }),
} satisfies Record<string, Pose> // prettier-ignore
