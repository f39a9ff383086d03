// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_formats = __commonJS({
  "ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

var validateChatMode = validate21;
var schema32 = { "type": "string", "enum": ["online", "offline"] };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "online" || data === "offline")) {
    validate21.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateWidgetDone = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          if (typeof data0 !== "string") {
            validate22.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("ok" !== data0) {
            validate22.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
            return false;
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var validateCallbackUnavailableReason = validate23;
var schema34 = { "type": "string", "enum": ["Callback disabled", "Callback unavaiable"] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "Callback disabled" || data === "Callback unavaiable")) {
    validate23.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateCallbackUnavailable = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate24.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("fail" !== data0) {
            validate24.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "fail" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            let data1 = data.reason;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate24.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "Callback disabled" || data1 === "Callback unavaiable")) {
              validate24.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/$defs/CallbackUnavailableReason/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var validateCallbackAvailability = validate25;
var schema37 = { "type": "object", "required": ["result"], "properties": { "result": { "enum": ["ok", "fail"] } }, "x-tag": { "path": ["result"], "values": [["ok"], ["fail"]] }, "x-branches": [{ "$ref": "#/$defs/WidgetDone" }, { "$ref": "#/$defs/CallbackUnavailable" }] };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs1 = errors;
          if (!(data0 === "ok" || data0 === "fail")) {
            validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/enum", keyword: "enum", params: { allowedValues: schema37.properties.result.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.result;
          if (tag0 === "ok") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.result === void 0 && (missing1 = "result")) {
                  validate25.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.result !== void 0) {
                    let data1 = data.result;
                    if (typeof data1 !== "string") {
                      validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("ok" !== data1) {
                      validate25.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WidgetDone/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }];
                      return false;
                    }
                  }
                }
              } else {
                validate25.errors = [{ instancePath, schemaPath: "#/$defs/WidgetDone/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "fail") {
            if (!validate24(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var validateAvailability = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.callback === void 0 && (missing0 = "callback")) {
        validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.mode !== void 0) {
          let data0 = data.mode;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate27.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/$defs/ChatMode/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "online" || data0 === "offline")) {
            validate27.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/$defs/ChatMode/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.callback !== void 0) {
            const _errs4 = errors;
            if (!validate25(data.callback, { instancePath: instancePath + "/callback", parentData: data, parentDataProperty: "callback", rootData })) {
              vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var validateContactInfo = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        const _errs1 = errors;
        if (typeof data.name !== "string") {
          validate29.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.email !== void 0) {
          const _errs3 = errors;
          if (typeof data.email !== "string") {
            validate29.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.phone !== void 0) {
            const _errs5 = errors;
            if (typeof data.phone !== "string") {
              validate29.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              const _errs7 = errors;
              if (typeof data.description !== "string") {
                validate29.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var validateCustomField = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        const _errs1 = errors;
        if (typeof data.content !== "string") {
          validate30.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.title !== void 0) {
          const _errs3 = errors;
          if (typeof data.title !== "string") {
            validate30.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.link !== void 0) {
            const _errs5 = errors;
            if (typeof data.link !== "string") {
              validate30.errors = [{ instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs7 = errors;
              if (typeof data.key !== "string") {
                validate30.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var validateCustomFields = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              const _errs4 = errors;
              if (typeof data0.content !== "string") {
                validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.title !== void 0) {
                const _errs6 = errors;
                if (typeof data0.title !== "string") {
                  validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.link !== void 0) {
                  const _errs8 = errors;
                  if (typeof data0.link !== "string") {
                    validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.key !== void 0) {
                    const _errs10 = errors;
                    if (typeof data0.key !== "string") {
                      validate31.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              }
            }
          } else {
            validate31.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var validateErrorCode = validate32;
var func1 = require_ucs2length().default;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) < 1) {
        validate32.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
        return false;
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var validateErrorDetail = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.code !== void 0) {
          let data0 = data.code;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate33.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate33.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.message !== void 0) {
            let data1 = data.message;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate33.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate33.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var validateErrorBody = validate34;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error")) {
        validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.error !== void 0) {
          if (!validate33(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var validateGivenRate = validate36;
var schema49 = { "type": ["string", "null"], "enum": ["positive", "negative", null] };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema49.type }, message: "must be string,null" }];
    return false;
  }
  if (!(data === "positive" || data === "negative" || data === null)) {
    validate36.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var validateHttpUrl = validate37;
var pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u");
var pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (errors === _errs2) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = {};
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate37.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate37.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
        return false;
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageForm = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message")) {
        validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate38.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            const _errs3 = errors;
            if (typeof data.email !== "string") {
              validate38.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              const _errs5 = errors;
              if (typeof data.phone !== "string") {
                validate38.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                const _errs7 = errors;
                if (typeof data.description !== "string") {
                  validate38.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.message !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.message !== "string") {
                    validate38.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var validateLeftMessage = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message_id === void 0 && (missing0 = "message_id") || data.form === void 0 && (missing0 = "form")) {
        validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.message_id !== void 0) {
          let data0 = data.message_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 64) {
                validate39.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                return false;
              } else {
                if (func1(data0) < 8) {
                  validate39.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" }];
                  return false;
                }
              }
            } else {
              validate39.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.form !== void 0) {
            let data1 = data.form;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                let missing1;
                if (data1.message === void 0 && (missing1 = "message")) {
                  validate39.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data1.name !== void 0) {
                    const _errs6 = errors;
                    if (typeof data1.name !== "string") {
                      validate39.errors = [{ instancePath: instancePath + "/form/name", schemaPath: "#/$defs/OfflineMessageForm/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs6 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data1.email !== void 0) {
                      const _errs8 = errors;
                      if (typeof data1.email !== "string") {
                        validate39.errors = [{ instancePath: instancePath + "/form/email", schemaPath: "#/$defs/OfflineMessageForm/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs8 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data1.phone !== void 0) {
                        const _errs10 = errors;
                        if (typeof data1.phone !== "string") {
                          validate39.errors = [{ instancePath: instancePath + "/form/phone", schemaPath: "#/$defs/OfflineMessageForm/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.description !== void 0) {
                          const _errs12 = errors;
                          if (typeof data1.description !== "string") {
                            validate39.errors = [{ instancePath: instancePath + "/form/description", schemaPath: "#/$defs/OfflineMessageForm/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.message !== void 0) {
                            const _errs14 = errors;
                            if (typeof data1.message !== "string") {
                              validate39.errors = [{ instancePath: instancePath + "/form/message", schemaPath: "#/$defs/OfflineMessageForm/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate39.errors = [{ instancePath: instancePath + "/form", schemaPath: "#/$defs/OfflineMessageForm/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
var validateLocationContent = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate40.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("location" !== data0) {
            validate40.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.latitude !== void 0) {
            let data1 = data.latitude;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && isFinite(data1))) {
              validate40.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.longitude !== void 0) {
              let data2 = data.longitude;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && isFinite(data2))) {
                validate40.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0) {
                const _errs7 = errors;
                if (typeof data.text !== "string") {
                  validate40.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.title !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.title !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var validateMediaType = validate41;
var schema55 = { "type": "string", "enum": ["video", "audio", "voice", "photo", "sticker", "document"] };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document")) {
    validate41.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema55.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var validatePositiveInteger = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 1 || isNaN(data)) {
        validate42.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
        return false;
      }
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var validateMediaContent = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.file === void 0 && (missing0 = "file") || data.file_name === void 0 && (missing0 = "file_name") || data.file_size === void 0 && (missing0 = "file_size")) {
        validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate43.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document")) {
            validate43.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/enum", keyword: "enum", params: { allowedValues: schema55.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.file !== void 0) {
            let data1 = data.file;
            const _errs4 = errors;
            const _errs6 = errors;
            const _errs8 = errors;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (typeof data1 === "string") {
                if (!pattern4.test(data1)) {
                  const err0 = {};
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            var valid4 = _errs9 === errors;
            if (valid4) {
              validate43.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
              return false;
            } else {
              errors = _errs8;
              if (vErrors !== null) {
                if (_errs8) {
                  vErrors.length = _errs8;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs6) {
              if (typeof data1 === "string") {
                if (!pattern5.test(data1)) {
                  validate43.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                  return false;
                }
              } else {
                validate43.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.file_name !== void 0) {
              const _errs11 = errors;
              if (typeof data.file_name !== "string") {
                validate43.errors = [{ instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs11 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.file_size !== void 0) {
                let data3 = data.file_size;
                const _errs13 = errors;
                const _errs15 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate43.errors = [{ instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs15) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 1 || isNaN(data3)) {
                      validate43.errors = [{ instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.thumb !== void 0) {
                  let data4 = data.thumb;
                  const _errs17 = errors;
                  const _errs19 = errors;
                  const _errs21 = errors;
                  const _errs22 = errors;
                  if (errors === _errs22) {
                    if (typeof data4 === "string") {
                      if (!pattern4.test(data4)) {
                        const err2 = {};
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                    } else {
                      const err3 = {};
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                  }
                  var valid9 = _errs22 === errors;
                  if (valid9) {
                    validate43.errors = [{ instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
                    return false;
                  } else {
                    errors = _errs21;
                    if (vErrors !== null) {
                      if (_errs21) {
                        vErrors.length = _errs21;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  if (errors === _errs19) {
                    if (typeof data4 === "string") {
                      if (!pattern5.test(data4)) {
                        validate43.errors = [{ instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                        return false;
                      }
                    } else {
                      validate43.errors = [{ instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs17 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.emoji !== void 0) {
                    const _errs24 = errors;
                    if (typeof data.emoji !== "string") {
                      validate43.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs24 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.duration !== void 0) {
                      let data6 = data.duration;
                      const _errs26 = errors;
                      const _errs28 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        validate43.errors = [{ instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs28) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 1 || isNaN(data6)) {
                            validate43.errors = [{ instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs26 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.width !== void 0) {
                        let data7 = data.width;
                        const _errs30 = errors;
                        const _errs32 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          validate43.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs32) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 1 || isNaN(data7)) {
                              validate43.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs30 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.height !== void 0) {
                          let data8 = data.height;
                          const _errs34 = errors;
                          const _errs36 = errors;
                          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                            validate43.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs36) {
                            if (typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 1 || isNaN(data8)) {
                                validate43.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs34 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.text !== void 0) {
                            const _errs38 = errors;
                            if (typeof data.text !== "string") {
                              validate43.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs38 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.performer !== void 0) {
                              const _errs40 = errors;
                              if (typeof data.performer !== "string") {
                                validate43.errors = [{ instancePath: instancePath + "/performer", schemaPath: "#/properties/performer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid0 = _errs40 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.title !== void 0) {
                                const _errs42 = errors;
                                if (typeof data.title !== "string") {
                                  validate43.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid0 = _errs42 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var validatePageInfo = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url !== void 0) {
        const _errs1 = errors;
        if (typeof data.url !== "string") {
          validate44.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.title !== void 0) {
          const _errs3 = errors;
          if (typeof data.title !== "string") {
            validate44.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
var validateSetCustomDataArguments = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.fields === void 0 && (missing0 = "fields")) {
        validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.fields !== void 0) {
          if (!validate31(data.fields, { instancePath: instancePath + "/fields", parentData: data, parentDataProperty: "fields", rootData })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
var validateSetUserTokenArguments = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.token === void 0 && (missing0 = "token")) {
        validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.token !== void 0) {
          if (typeof data.token !== "string") {
            validate47.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
var validateStartCallArguments = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.phone === void 0 && (missing0 = "phone")) {
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.phone !== void 0) {
          if (typeof data.phone !== "string") {
            validate48.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var validateTakenMessage = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id")) {
        validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.entry_id !== void 0) {
          let data0 = data.entry_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate49.errors = [{ instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
        }
      }
    } else {
      validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var validateUtmTags = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== void 0) {
        const _errs1 = errors;
        if (typeof data.source !== "string") {
          validate50.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.campaign !== void 0) {
          const _errs3 = errors;
          if (typeof data.campaign !== "string") {
            validate50.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== void 0) {
            const _errs5 = errors;
            if (typeof data.content !== "string") {
              validate50.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.medium !== void 0) {
              const _errs7 = errors;
              if (typeof data.medium !== "string") {
                validate50.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.term !== void 0) {
                const _errs9 = errors;
                if (typeof data.term !== "string") {
                  validate50.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var validateVisit = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.page === void 0 && (missing0 = "page")) {
        validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.page !== void 0) {
          let data0 = data.page;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.url !== void 0) {
                const _errs4 = errors;
                if (typeof data0.url !== "string") {
                  validate51.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs4 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.title !== void 0) {
                  const _errs6 = errors;
                  if (typeof data0.title !== "string") {
                    validate51.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs6 === errors;
                } else {
                  var valid2 = true;
                }
              }
            } else {
              validate51.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.utm !== void 0) {
            let data3 = data.utm;
            const _errs8 = errors;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.source !== void 0) {
                  const _errs11 = errors;
                  if (typeof data3.source !== "string") {
                    validate51.errors = [{ instancePath: instancePath + "/utm/source", schemaPath: "#/$defs/UtmTags/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid4 = _errs11 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data3.campaign !== void 0) {
                    const _errs13 = errors;
                    if (typeof data3.campaign !== "string") {
                      validate51.errors = [{ instancePath: instancePath + "/utm/campaign", schemaPath: "#/$defs/UtmTags/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid4 = _errs13 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data3.content !== void 0) {
                      const _errs15 = errors;
                      if (typeof data3.content !== "string") {
                        validate51.errors = [{ instancePath: instancePath + "/utm/content", schemaPath: "#/$defs/UtmTags/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs15 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data3.medium !== void 0) {
                        const _errs17 = errors;
                        if (typeof data3.medium !== "string") {
                          validate51.errors = [{ instancePath: instancePath + "/utm/medium", schemaPath: "#/$defs/UtmTags/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid4 = _errs17 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data3.term !== void 0) {
                          const _errs19 = errors;
                          if (typeof data3.term !== "string") {
                            validate51.errors = [{ instancePath: instancePath + "/utm/term", schemaPath: "#/$defs/UtmTags/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs19 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate51.errors = [{ instancePath: instancePath + "/utm", schemaPath: "#/$defs/UtmTags/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
var validateVisitorButtons = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.buttons === void 0 && (missing0 = "buttons")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate52.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("buttons" !== data0) {
            validate52.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.title !== void 0) {
            const _errs3 = errors;
            if (typeof data.title !== "string") {
              validate52.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.buttons !== void 0) {
              let data2 = data.buttons;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (typeof data2[i0] !== "string") {
                      validate52.errors = [{ instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate52.errors = [{ instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var validateVisitorCall = validate53;
var schema75 = { "type": "object", "required": ["status"], "properties": { "status": { "type": "string", "enum": ["start", "end", "agent_connected", "client_connected", "error"] }, "reason": { "type": "string" } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.status !== void 0) {
          let data0 = data.status;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate53.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "start" || data0 === "end" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "error")) {
            validate53.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema75.properties.status.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.reason !== void 0) {
            const _errs3 = errors;
            if (typeof data.reason !== "string") {
              validate53.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var validateWritingAgent = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        const _errs1 = errors;
        if (typeof data.name !== "string") {
          validate54.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.photo !== void 0) {
          const _errs3 = errors;
          if (typeof data.photo !== "string") {
            validate54.errors = [{ instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var validateVisitorChat = validate55;
var schema77 = { "type": "object", "required": ["state"], "properties": { "state": { "type": "string", "enum": ["open", "closed"] }, "agent": { "$ref": "#/$defs/WritingAgent" }, "rate": { "$ref": "#/$defs/GivenRate" } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state")) {
        validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate55.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "open" || data0 === "closed")) {
            validate55.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema77.properties.state.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.agent !== void 0) {
            let data1 = data.agent;
            const _errs3 = errors;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.name !== void 0) {
                  const _errs6 = errors;
                  if (typeof data1.name !== "string") {
                    validate55.errors = [{ instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs6 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data1.photo !== void 0) {
                    const _errs8 = errors;
                    if (typeof data1.photo !== "string") {
                      validate55.errors = [{ instancePath: instancePath + "/agent/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs8 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              } else {
                validate55.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rate !== void 0) {
              let data4 = data.rate;
              const _errs10 = errors;
              if (typeof data4 !== "string" && data4 !== null) {
                validate55.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/type", keyword: "type", params: { type: schema49.type }, message: "must be string,null" }];
                return false;
              }
              if (!(data4 === "positive" || data4 === "negative" || data4 === null)) {
                validate55.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs10 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var validateVisitorContact = validate56;
var schema80 = { "type": "object", "required": ["name", "email", "phone", "description"], "properties": { "name": { "type": ["string", "null"] }, "email": { "type": ["string", "null"] }, "phone": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email") || data.phone === void 0 && (missing0 = "phone") || data.description === void 0 && (missing0 = "description")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate56.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema80.properties.name.type }, message: "must be string,null" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            let data1 = data.email;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate56.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema80.properties.email.type }, message: "must be string,null" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              let data2 = data.phone;
              const _errs5 = errors;
              if (typeof data2 !== "string" && data2 !== null) {
                validate56.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema80.properties.phone.type }, message: "must be string,null" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                let data3 = data.description;
                const _errs7 = errors;
                if (typeof data3 !== "string" && data3 !== null) {
                  validate56.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema80.properties.description.type }, message: "must be string,null" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var validateVisitorText = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate57.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("text" !== data0) {
            validate57.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.text !== void 0) {
            const _errs3 = errors;
            if (typeof data.text !== "string") {
              validate57.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var validateVisitorMarkdown = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.html === void 0 && (missing0 = "html")) {
        validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("markdown" !== data0) {
            validate58.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.html !== void 0) {
            const _errs3 = errors;
            if (typeof data.html !== "string") {
              validate58.errors = [{ instancePath: instancePath + "/html", schemaPath: "#/properties/html/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var validateVisitorContent = validate59;
var schema83 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "markdown", "buttons"] } }, "x-tag": { "path": ["type"], "values": [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["markdown"], ["buttons"]] }, "x-branches": [{ "$ref": "#/$defs/VisitorText" }, { "$ref": "#/$defs/MediaContent" }, { "$ref": "#/$defs/LocationContent" }, { "$ref": "#/$defs/VisitorMarkdown" }, { "$ref": "#/$defs/VisitorButtons" }] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (!(data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || data0 === "markdown" || data0 === "buttons")) {
            validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema83.properties.type.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.type;
          if (tag0 === "text") {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.text === void 0 && (missing1 = "text")) {
                  validate59.errors = [{ instancePath, schemaPath: "#/$defs/VisitorText/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data1 = data.type;
                    const _errs5 = errors;
                    if (typeof data1 !== "string") {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorText/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("text" !== data1) {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorText/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid4 = _errs5 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data.text !== void 0) {
                      const _errs7 = errors;
                      if (typeof data.text !== "string") {
                        validate59.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/VisitorText/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs7 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              } else {
                validate59.errors = [{ instancePath, schemaPath: "#/$defs/VisitorText/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document") {
            if (!validate43(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "location") {
            const _errs11 = errors;
            if (errors === _errs11) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.type === void 0 && (missing2 = "type") || data.latitude === void 0 && (missing2 = "latitude") || data.longitude === void 0 && (missing2 = "longitude")) {
                  validate59.errors = [{ instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data3 = data.type;
                    const _errs13 = errors;
                    if (typeof data3 !== "string") {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("location" !== data3) {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid8 = _errs13 === errors;
                  } else {
                    var valid8 = true;
                  }
                  if (valid8) {
                    if (data.latitude !== void 0) {
                      let data4 = data.latitude;
                      const _errs15 = errors;
                      if (!(typeof data4 == "number" && isFinite(data4))) {
                        validate59.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid8 = _errs15 === errors;
                    } else {
                      var valid8 = true;
                    }
                    if (valid8) {
                      if (data.longitude !== void 0) {
                        let data5 = data.longitude;
                        const _errs17 = errors;
                        if (!(typeof data5 == "number" && isFinite(data5))) {
                          validate59.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                        var valid8 = _errs17 === errors;
                      } else {
                        var valid8 = true;
                      }
                      if (valid8) {
                        if (data.text !== void 0) {
                          const _errs19 = errors;
                          if (typeof data.text !== "string") {
                            validate59.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid8 = _errs19 === errors;
                        } else {
                          var valid8 = true;
                        }
                        if (valid8) {
                          if (data.title !== void 0) {
                            const _errs21 = errors;
                            if (typeof data.title !== "string") {
                              validate59.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid8 = _errs21 === errors;
                          } else {
                            var valid8 = true;
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate59.errors = [{ instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "markdown") {
            const _errs24 = errors;
            if (errors === _errs24) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.type === void 0 && (missing3 = "type") || data.html === void 0 && (missing3 = "html")) {
                  validate59.errors = [{ instancePath, schemaPath: "#/$defs/VisitorMarkdown/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data8 = data.type;
                    const _errs26 = errors;
                    if (typeof data8 !== "string") {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorMarkdown/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("markdown" !== data8) {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorMarkdown/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid11 = _errs26 === errors;
                  } else {
                    var valid11 = true;
                  }
                  if (valid11) {
                    if (data.html !== void 0) {
                      const _errs28 = errors;
                      if (typeof data.html !== "string") {
                        validate59.errors = [{ instancePath: instancePath + "/html", schemaPath: "#/$defs/VisitorMarkdown/properties/html/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid11 = _errs28 === errors;
                    } else {
                      var valid11 = true;
                    }
                  }
                }
              } else {
                validate59.errors = [{ instancePath, schemaPath: "#/$defs/VisitorMarkdown/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "buttons") {
            const _errs31 = errors;
            if (errors === _errs31) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.type === void 0 && (missing4 = "type") || data.buttons === void 0 && (missing4 = "buttons")) {
                  validate59.errors = [{ instancePath, schemaPath: "#/$defs/VisitorButtons/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data10 = data.type;
                    const _errs33 = errors;
                    if (typeof data10 !== "string") {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorButtons/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("buttons" !== data10) {
                      validate59.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/VisitorButtons/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid14 = _errs33 === errors;
                  } else {
                    var valid14 = true;
                  }
                  if (valid14) {
                    if (data.title !== void 0) {
                      const _errs35 = errors;
                      if (typeof data.title !== "string") {
                        validate59.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/$defs/VisitorButtons/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid14 = _errs35 === errors;
                    } else {
                      var valid14 = true;
                    }
                    if (valid14) {
                      if (data.buttons !== void 0) {
                        let data12 = data.buttons;
                        const _errs37 = errors;
                        if (errors === _errs37) {
                          if (Array.isArray(data12)) {
                            var valid15 = true;
                            const len0 = data12.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs39 = errors;
                              if (typeof data12[i0] !== "string") {
                                validate59.errors = [{ instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/VisitorButtons/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid15 = _errs39 === errors;
                              if (!valid15) {
                                break;
                              }
                            }
                          } else {
                            validate59.errors = [{ instancePath: instancePath + "/buttons", schemaPath: "#/$defs/VisitorButtons/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid14 = _errs37 === errors;
                      } else {
                        var valid14 = true;
                      }
                    }
                  }
                }
              } else {
                validate59.errors = [{ instancePath, schemaPath: "#/$defs/VisitorButtons/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
var validateVisitorEntryHead = validate61;
var schema88 = { "type": "object", "required": ["entry_id", "chat_id", "at", "from"], "properties": { "entry_id": { "type": "integer" }, "chat_id": { "type": "integer" }, "at": { "type": "string", "format": "date-time" }, "from": { "type": "string", "enum": ["visitor", "agent", "bot"] }, "name": { "type": "string" }, "photo": { "type": "string" }, "message_id": { "type": "string" } } };
var formats0 = require_formats().fullFormats["date-time"];
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.at === void 0 && (missing0 = "at") || data.from === void 0 && (missing0 = "from")) {
        validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.entry_id !== void 0) {
          let data0 = data.entry_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate61.errors = [{ instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.chat_id !== void 0) {
            let data1 = data.chat_id;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate61.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.at !== void 0) {
              let data2 = data.at;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!formats0.validate(data2)) {
                      validate61.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  } else {
                    validate61.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.from !== void 0) {
                let data3 = data.from;
                const _errs7 = errors;
                if (typeof data3 !== "string") {
                  validate61.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data3 === "visitor" || data3 === "agent" || data3 === "bot")) {
                  validate61.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: schema88.properties.from.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.name !== "string") {
                    validate61.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.photo !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.photo !== "string") {
                      validate61.errors = [{ instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.message_id !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.message_id !== "string") {
                        validate61.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
var validateVisitorEntry = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entry_id === void 0 && (missing0 = "entry_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.at === void 0 && (missing0 = "at") || data.from === void 0 && (missing0 = "from")) {
        validate62.errors = [{ instancePath, schemaPath: "#/$defs/VisitorEntryHead/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.entry_id !== void 0) {
          let data0 = data.entry_id;
          const _errs3 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate62.errors = [{ instancePath: instancePath + "/entry_id", schemaPath: "#/$defs/VisitorEntryHead/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid2 = _errs3 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.chat_id !== void 0) {
            let data1 = data.chat_id;
            const _errs5 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate62.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/VisitorEntryHead/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid2 = _errs5 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.at !== void 0) {
              let data2 = data.at;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (errors === _errs7) {
                  if (typeof data2 === "string") {
                    if (!formats0.validate(data2)) {
                      validate62.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/VisitorEntryHead/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  } else {
                    validate62.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/$defs/VisitorEntryHead/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid2 = _errs7 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.from !== void 0) {
                let data3 = data.from;
                const _errs9 = errors;
                if (typeof data3 !== "string") {
                  validate62.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/VisitorEntryHead/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data3 === "visitor" || data3 === "agent" || data3 === "bot")) {
                  validate62.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/$defs/VisitorEntryHead/properties/from/enum", keyword: "enum", params: { allowedValues: schema88.properties.from.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid2 = _errs9 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data.name !== void 0) {
                  const _errs11 = errors;
                  if (typeof data.name !== "string") {
                    validate62.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/$defs/VisitorEntryHead/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs11 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data.photo !== void 0) {
                    const _errs13 = errors;
                    if (typeof data.photo !== "string") {
                      validate62.errors = [{ instancePath: instancePath + "/photo", schemaPath: "#/$defs/VisitorEntryHead/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs13 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data.message_id !== void 0) {
                      const _errs15 = errors;
                      if (typeof data.message_id !== "string") {
                        validate62.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/$defs/VisitorEntryHead/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs15 === errors;
                    } else {
                      var valid2 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/$defs/VisitorEntryHead/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  var valid0 = _errs0 === errors;
  if (valid0) {
    const _errs17 = errors;
    if (!validate59(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
      errors = vErrors.length;
    }
    var valid0 = _errs17 === errors;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var validateVisitorEvent = validate64;
var schema91 = { "type": "object", "required": ["event"], "properties": { "event": { "type": "string", "enum": ["availability", "entry", "chat", "typing", "call", "contact"] }, "availability": { "$ref": "#/$defs/Availability" }, "entry": { "$ref": "#/$defs/VisitorEntry" }, "chat": { "$ref": "#/$defs/VisitorChat" }, "typing": { "type": "boolean" }, "call": { "$ref": "#/$defs/VisitorCall" }, "contact": { "$ref": "#/$defs/VisitorContact" } } };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event")) {
        validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          let data0 = data.event;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate64.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "availability" || data0 === "entry" || data0 === "chat" || data0 === "typing" || data0 === "call" || data0 === "contact")) {
            validate64.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema91.properties.event.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.availability !== void 0) {
            const _errs3 = errors;
            if (!validate27(data.availability, { instancePath: instancePath + "/availability", parentData: data, parentDataProperty: "availability", rootData })) {
              vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.entry !== void 0) {
              const _errs4 = errors;
              if (!validate62(data.entry, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData })) {
                vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                const _errs5 = errors;
                if (!validate55(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.typing !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.typing !== "boolean") {
                    validate64.errors = [{ instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.call !== void 0) {
                    let data5 = data.call;
                    const _errs8 = errors;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        let missing1;
                        if (data5.status === void 0 && (missing1 = "status")) {
                          validate64.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data5.status !== void 0) {
                            let data6 = data5.status;
                            const _errs11 = errors;
                            if (typeof data6 !== "string") {
                              validate64.errors = [{ instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data6 === "start" || data6 === "end" || data6 === "agent_connected" || data6 === "client_connected" || data6 === "error")) {
                              validate64.errors = [{ instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/enum", keyword: "enum", params: { allowedValues: schema75.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid2 = _errs11 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data5.reason !== void 0) {
                              const _errs13 = errors;
                              if (typeof data5.reason !== "string") {
                                validate64.errors = [{ instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/VisitorCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs13 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      } else {
                        validate64.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.contact !== void 0) {
                      let data8 = data.contact;
                      const _errs15 = errors;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing2;
                          if (data8.name === void 0 && (missing2 = "name") || data8.email === void 0 && (missing2 = "email") || data8.phone === void 0 && (missing2 = "phone") || data8.description === void 0 && (missing2 = "description")) {
                            validate64.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                            return false;
                          } else {
                            if (data8.name !== void 0) {
                              let data9 = data8.name;
                              const _errs18 = errors;
                              if (typeof data9 !== "string" && data9 !== null) {
                                validate64.errors = [{ instancePath: instancePath + "/contact/name", schemaPath: "#/$defs/VisitorContact/properties/name/type", keyword: "type", params: { type: schema80.properties.name.type }, message: "must be string,null" }];
                                return false;
                              }
                              var valid4 = _errs18 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data8.email !== void 0) {
                                let data10 = data8.email;
                                const _errs20 = errors;
                                if (typeof data10 !== "string" && data10 !== null) {
                                  validate64.errors = [{ instancePath: instancePath + "/contact/email", schemaPath: "#/$defs/VisitorContact/properties/email/type", keyword: "type", params: { type: schema80.properties.email.type }, message: "must be string,null" }];
                                  return false;
                                }
                                var valid4 = _errs20 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data8.phone !== void 0) {
                                  let data11 = data8.phone;
                                  const _errs22 = errors;
                                  if (typeof data11 !== "string" && data11 !== null) {
                                    validate64.errors = [{ instancePath: instancePath + "/contact/phone", schemaPath: "#/$defs/VisitorContact/properties/phone/type", keyword: "type", params: { type: schema80.properties.phone.type }, message: "must be string,null" }];
                                    return false;
                                  }
                                  var valid4 = _errs22 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data8.description !== void 0) {
                                    let data12 = data8.description;
                                    const _errs24 = errors;
                                    if (typeof data12 !== "string" && data12 !== null) {
                                      validate64.errors = [{ instancePath: instancePath + "/contact/description", schemaPath: "#/$defs/VisitorContact/properties/description/type", keyword: "type", params: { type: schema80.properties.description.type }, message: "must be string,null" }];
                                      return false;
                                    }
                                    var valid4 = _errs24 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate64.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var validateVisitorNumber = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 1 || isNaN(data)) {
        validate68.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
        return false;
      }
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
var validateVisitorRating = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.rate === void 0 && (missing0 = "rate")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.rate !== void 0) {
          let data0 = data.rate;
          if (typeof data0 !== "string" && data0 !== null) {
            validate69.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/type", keyword: "type", params: { type: schema49.type }, message: "must be string,null" }];
            return false;
          }
          if (!(data0 === "positive" || data0 === "negative" || data0 === null)) {
            validate69.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/$defs/GivenRate/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
        }
      }
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var validateVisitorSession = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.visitor_number === void 0 && (missing0 = "visitor_number") || data.availability === void 0 && (missing0 = "availability") || data.contact === void 0 && (missing0 = "contact") || data.entries === void 0 && (missing0 = "entries") || data.last_event_id === void 0 && (missing0 = "last_event_id")) {
        validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.token !== void 0) {
          const _errs1 = errors;
          if (typeof data.token !== "string") {
            validate70.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.visitor_number !== void 0) {
            let data1 = data.visitor_number;
            const _errs3 = errors;
            const _errs4 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate70.errors = [{ instancePath: instancePath + "/visitor_number", schemaPath: "#/$defs/VisitorNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 1 || isNaN(data1)) {
                  validate70.errors = [{ instancePath: instancePath + "/visitor_number", schemaPath: "#/$defs/VisitorNumber/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.availability !== void 0) {
              const _errs6 = errors;
              if (!validate27(data.availability, { instancePath: instancePath + "/availability", parentData: data, parentDataProperty: "availability", rootData })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.contact !== void 0) {
                let data3 = data.contact;
                const _errs7 = errors;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (data3.name === void 0 && (missing1 = "name") || data3.email === void 0 && (missing1 = "email") || data3.phone === void 0 && (missing1 = "phone") || data3.description === void 0 && (missing1 = "description")) {
                      validate70.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data3.name !== void 0) {
                        let data4 = data3.name;
                        const _errs10 = errors;
                        if (typeof data4 !== "string" && data4 !== null) {
                          validate70.errors = [{ instancePath: instancePath + "/contact/name", schemaPath: "#/$defs/VisitorContact/properties/name/type", keyword: "type", params: { type: schema80.properties.name.type }, message: "must be string,null" }];
                          return false;
                        }
                        var valid3 = _errs10 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data3.email !== void 0) {
                          let data5 = data3.email;
                          const _errs12 = errors;
                          if (typeof data5 !== "string" && data5 !== null) {
                            validate70.errors = [{ instancePath: instancePath + "/contact/email", schemaPath: "#/$defs/VisitorContact/properties/email/type", keyword: "type", params: { type: schema80.properties.email.type }, message: "must be string,null" }];
                            return false;
                          }
                          var valid3 = _errs12 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data3.phone !== void 0) {
                            let data6 = data3.phone;
                            const _errs14 = errors;
                            if (typeof data6 !== "string" && data6 !== null) {
                              validate70.errors = [{ instancePath: instancePath + "/contact/phone", schemaPath: "#/$defs/VisitorContact/properties/phone/type", keyword: "type", params: { type: schema80.properties.phone.type }, message: "must be string,null" }];
                              return false;
                            }
                            var valid3 = _errs14 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data3.description !== void 0) {
                              let data7 = data3.description;
                              const _errs16 = errors;
                              if (typeof data7 !== "string" && data7 !== null) {
                                validate70.errors = [{ instancePath: instancePath + "/contact/description", schemaPath: "#/$defs/VisitorContact/properties/description/type", keyword: "type", params: { type: schema80.properties.description.type }, message: "must be string,null" }];
                                return false;
                              }
                              var valid3 = _errs16 === errors;
                            } else {
                              var valid3 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate70.errors = [{ instancePath: instancePath + "/contact", schemaPath: "#/$defs/VisitorContact/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.chat !== void 0) {
                  const _errs18 = errors;
                  if (!validate55(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData })) {
                    vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs18 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.entries !== void 0) {
                    let data9 = data.entries;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (Array.isArray(data9)) {
                        var valid4 = true;
                        const len0 = data9.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs21 = errors;
                          if (!validate62(data9[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data9, parentDataProperty: i0, rootData })) {
                            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                            errors = vErrors.length;
                          }
                          var valid4 = _errs21 === errors;
                          if (!valid4) {
                            break;
                          }
                        }
                      } else {
                        validate70.errors = [{ instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                        return false;
                      }
                    }
                    var valid0 = _errs19 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.call !== void 0) {
                      let data11 = data.call;
                      const _errs22 = errors;
                      const _errs23 = errors;
                      if (errors === _errs23) {
                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                          let missing2;
                          if (data11.status === void 0 && (missing2 = "status")) {
                            validate70.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                            return false;
                          } else {
                            if (data11.status !== void 0) {
                              let data12 = data11.status;
                              const _errs25 = errors;
                              if (typeof data12 !== "string") {
                                validate70.errors = [{ instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data12 === "start" || data12 === "end" || data12 === "agent_connected" || data12 === "client_connected" || data12 === "error")) {
                                validate70.errors = [{ instancePath: instancePath + "/call/status", schemaPath: "#/$defs/VisitorCall/properties/status/enum", keyword: "enum", params: { allowedValues: schema75.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid6 = _errs25 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data11.reason !== void 0) {
                                const _errs27 = errors;
                                if (typeof data11.reason !== "string") {
                                  validate70.errors = [{ instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/VisitorCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid6 = _errs27 === errors;
                              } else {
                                var valid6 = true;
                              }
                            }
                          }
                        } else {
                          validate70.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/VisitorCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs22 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.last_event_id !== void 0) {
                        let data14 = data.last_event_id;
                        const _errs29 = errors;
                        if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                          validate70.errors = [{ instancePath: instancePath + "/last_event_id", schemaPath: "#/properties/last_event_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid0 = _errs29 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var validateVisitorTyping = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.typing === void 0 && (missing0 = "typing")) {
        validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            validate74.errors = [{ instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
            return false;
          }
        }
      }
    } else {
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
var validateVisitorWords = validate75;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message_id === void 0 && (missing0 = "message_id") || data.text === void 0 && (missing0 = "text")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.message_id !== void 0) {
          let data0 = data.message_id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 64) {
                validate75.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                return false;
              } else {
                if (func1(data0) < 8) {
                  validate75.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" }];
                  return false;
                }
              }
            } else {
              validate75.errors = [{ instancePath: instancePath + "/message_id", schemaPath: "#/properties/message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.text !== void 0) {
            let data1 = data.text;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate75.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate75.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.answers !== void 0) {
              let data2 = data.answers;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate75.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.invite !== void 0) {
                const _errs7 = errors;
                if (typeof data.invite !== "string") {
                  validate75.errors = [{ instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.department_id !== void 0) {
                  let data4 = data.department_id;
                  const _errs9 = errors;
                  if (!(typeof data4 == "number" && isFinite(data4))) {
                    validate75.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
export {
  validateAvailability,
  validateCallbackAvailability,
  validateCallbackUnavailable,
  validateCallbackUnavailableReason,
  validateChatMode,
  validateContactInfo,
  validateCustomField,
  validateCustomFields,
  validateErrorBody,
  validateErrorCode,
  validateErrorDetail,
  validateGivenRate,
  validateHttpUrl,
  validateLeftMessage,
  validateLocationContent,
  validateMediaContent,
  validateMediaType,
  validateOfflineMessageForm,
  validatePageInfo,
  validatePositiveInteger,
  validateSetCustomDataArguments,
  validateSetUserTokenArguments,
  validateStartCallArguments,
  validateTakenMessage,
  validateUtmTags,
  validateVisit,
  validateVisitorButtons,
  validateVisitorCall,
  validateVisitorChat,
  validateVisitorContact,
  validateVisitorContent,
  validateVisitorEntry,
  validateVisitorEntryHead,
  validateVisitorEvent,
  validateVisitorMarkdown,
  validateVisitorNumber,
  validateVisitorRating,
  validateVisitorSession,
  validateVisitorText,
  validateVisitorTyping,
  validateVisitorWords,
  validateWidgetDone,
  validateWritingAgent
};
