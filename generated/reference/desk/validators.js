// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

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

var validateActingAgent = validate21;
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "agent_id")) {
            validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                  validate21.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateAddressRenewal = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.keep_former === void 0 && (missing0 = "keep_former")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "keep_former")) {
            validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.keep_former !== void 0) {
            if (typeof data.keep_former !== "boolean") {
              validate22.errors = [{ instancePath: instancePath + "/keep_former", schemaPath: "#/properties/keep_former/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
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
var validateDepartment = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== void 0) {
        let data0 = data.id;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0))) {
          validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.name !== void 0) {
          const _errs3 = errors;
          if (typeof data.name !== "string") {
            validate23.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateDeskAgent = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.name === void 0 && (missing0 = "name") || data.online === void 0 && (missing0 = "online")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.agent_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.agent_id !== "string") {
            validate24.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.number !== void 0) {
            let data1 = data.number;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate24.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs5 = errors;
              if (typeof data.name !== "string") {
                validate24.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.photo !== void 0) {
                const _errs7 = errors;
                if (typeof data.photo !== "string") {
                  validate24.errors = [{ instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.email !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.email !== "string") {
                    validate24.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.phone !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.phone !== "string") {
                      validate24.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.online !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.online !== "boolean") {
                        validate24.errors = [{ instancePath: instancePath + "/online", schemaPath: "#/properties/online/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.department !== void 0) {
                        let data7 = data.department;
                        const _errs15 = errors;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            if (data7.id !== void 0) {
                              let data8 = data7.id;
                              const _errs18 = errors;
                              if (!(typeof data8 == "number" && isFinite(data8))) {
                                validate24.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                              var valid2 = _errs18 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data7.name !== void 0) {
                                const _errs20 = errors;
                                if (typeof data7.name !== "string") {
                                  validate24.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs20 === errors;
                              } else {
                                var valid2 = true;
                              }
                            }
                          } else {
                            validate24.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var validateAgentList = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agents === void 0 && (missing0 = "agents")) {
        validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.agents !== void 0) {
          let data0 = data.agents;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate24(data0[i0], { instancePath: instancePath + "/agents/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate25.errors = [{ instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
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
var validateAgentMessageId = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var validateAgentSettings = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "photo" || key0 === "email" || key0 === "phone" || key0 === "online" || key0 === "department")) {
          validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate28.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate28.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.photo !== void 0) {
            const _errs4 = errors;
            if (typeof data.photo !== "string") {
              validate28.errors = [{ instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0) {
              const _errs6 = errors;
              if (typeof data.email !== "string") {
                validate28.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.phone !== void 0) {
                const _errs8 = errors;
                if (typeof data.phone !== "string") {
                  validate28.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.online !== void 0) {
                  const _errs10 = errors;
                  if (typeof data.online !== "boolean") {
                    validate28.errors = [{ instancePath: instancePath + "/online", schemaPath: "#/properties/online/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.department !== void 0) {
                    let data5 = data.department;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.id !== void 0) {
                          let data6 = data5.id;
                          const _errs15 = errors;
                          if (!(typeof data6 == "number" && isFinite(data6))) {
                            validate28.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                            return false;
                          }
                          var valid2 = _errs15 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data5.name !== void 0) {
                            const _errs17 = errors;
                            if (typeof data5.name !== "string") {
                              validate28.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs17 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      } else {
                        validate28.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var validateAgentText = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("text" !== data0) {
            validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.id !== void 0) {
            const _errs3 = errors;
            if (typeof data.id !== "string") {
              validate29.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/AgentMessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs6 = errors;
              if (typeof data.text !== "string") {
                validate29.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
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
var validateBackup = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.file === void 0 && (missing0 = "file")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.file !== void 0) {
          if (typeof data.file !== "string") {
            validate30.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
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
var validateHttpUrl = validate31;
var pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u");
var pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    validate31.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
        validate31.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
        return false;
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var validateBotSettings = validate32;
var schema45 = { "type": "object", "additionalProperties": false, "properties": { "bot_endpoint": { "$ref": "#/$defs/HttpUrl" }, "token": { "type": "string", "minLength": 1, "pattern": "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, "provider_id": { "type": "string", "minLength": 1, "pattern": "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, "name": { "type": "string", "minLength": 1 }, "authorization": { "type": ["string", "null"], "minLength": 1 } } };
var pattern8 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "bot_endpoint" || key0 === "token" || key0 === "provider_id" || key0 === "name" || key0 === "authorization")) {
          validate32.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.bot_endpoint !== void 0) {
          let data0 = data.bot_endpoint;
          const _errs2 = errors;
          const _errs3 = errors;
          const _errs5 = errors;
          const _errs6 = errors;
          if (errors === _errs6) {
            if (typeof data0 === "string") {
              if (!pattern4.test(data0)) {
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
          var valid2 = _errs6 === errors;
          if (valid2) {
            validate32.errors = [{ instancePath: instancePath + "/bot_endpoint", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
            return false;
          } else {
            errors = _errs5;
            if (vErrors !== null) {
              if (_errs5) {
                vErrors.length = _errs5;
              } else {
                vErrors = null;
              }
            }
          }
          if (errors === _errs3) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate32.errors = [{ instancePath: instancePath + "/bot_endpoint", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                return false;
              }
            } else {
              validate32.errors = [{ instancePath: instancePath + "/bot_endpoint", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.token !== void 0) {
            let data1 = data.token;
            const _errs8 = errors;
            if (errors === _errs8) {
              if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                  validate32.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern8.test(data1)) {
                    validate32.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, message: 'must match pattern "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$"' }];
                    return false;
                  }
                }
              } else {
                validate32.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.provider_id !== void 0) {
              let data2 = data.provider_id;
              const _errs10 = errors;
              if (errors === _errs10) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate32.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern8.test(data2)) {
                      validate32.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/pattern", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$" }, message: 'must match pattern "^(?!\\.{1,2}$)[A-Za-z0-9._~-]+$"' }];
                      return false;
                    }
                  }
                } else {
                  validate32.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs10 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                let data3 = data.name;
                const _errs12 = errors;
                if (errors === _errs12) {
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      validate32.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate32.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs12 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.authorization !== void 0) {
                  let data4 = data.authorization;
                  const _errs14 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate32.errors = [{ instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/type", keyword: "type", params: { type: schema45.properties.authorization.type }, message: "must be string,null" }];
                    return false;
                  }
                  if (errors === _errs14) {
                    if (typeof data4 === "string") {
                      if (func1(data4) < 1) {
                        validate32.errors = [{ instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs14 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var validateButtonsEntry = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.buttons === void 0 && (missing0 = "buttons")) {
        validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("buttons" !== data0) {
            validate33.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }];
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
              validate33.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate33.errors = [{ instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate33.errors = [{ instancePath: instancePath + "/buttons", schemaPath: "#/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0) {
                const _errs9 = errors;
                if (typeof data.text !== "string") {
                  validate33.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
var validateCallMove = validate34;
var schema48 = { "type": "object", "required": ["status"], "additionalProperties": false, "properties": { "status": { "type": "string", "enum": ["end", "agent_connected", "client_connected", "error"] }, "reason": { "type": "string" }, "record_url": { "type": "string" } } };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "reason" || key0 === "record_url")) {
            validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate34.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "end" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "error")) {
              validate34.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema48.properties.status.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reason !== void 0) {
              const _errs4 = errors;
              if (typeof data.reason !== "string") {
                validate34.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.record_url !== void 0) {
                const _errs6 = errors;
                if (typeof data.record_url !== "string") {
                  validate34.errors = [{ instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
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
var validateDayOfWeek = validate35;
var schema49 = { "type": "string", "enum": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "monday" || data === "tuesday" || data === "wednesday" || data === "thursday" || data === "friday" || data === "saturday" || data === "sunday")) {
    validate35.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var validateWorkingHours = validate36;
var pattern10 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
var pattern11 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.days === void 0 && (missing0 = "days") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to")) {
        validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "days" || key0 === "from" || key0 === "to" || key0 === "time_zone")) {
            validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.days !== void 0) {
            let data0 = data.days;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs4 = errors;
                  if (typeof data1 !== "string") {
                    validate36.errors = [{ instancePath: instancePath + "/days/" + i0, schemaPath: "#/$defs/DayOfWeek/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data1 === "monday" || data1 === "tuesday" || data1 === "wednesday" || data1 === "thursday" || data1 === "friday" || data1 === "saturday" || data1 === "sunday")) {
                    validate36.errors = [{ instancePath: instancePath + "/days/" + i0, schemaPath: "#/$defs/DayOfWeek/enum", keyword: "enum", params: { allowedValues: schema49.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate36.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.from !== void 0) {
              let data2 = data.from;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data2 === "string") {
                  if (!pattern10.test(data2)) {
                    validate36.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' }];
                    return false;
                  }
                } else {
                  validate36.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                let data3 = data.to;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data3 === "string") {
                    if (!pattern11.test(data3)) {
                      validate36.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" }, message: 'must match pattern "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"' }];
                      return false;
                    }
                  } else {
                    validate36.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.time_zone !== void 0) {
                  let data4 = data.time_zone;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (typeof data4 === "string") {
                      if (func1(data4) < 1) {
                        validate36.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate36.errors = [{ instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var validateCallbackSettings = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.enabled === void 0 && (missing0 = "enabled")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "enabled" || key0 === "balance" || key0 === "hours")) {
            validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.enabled !== void 0) {
            const _errs2 = errors;
            if (typeof data.enabled !== "boolean") {
              validate37.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.balance !== void 0) {
              let data1 = data.balance;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate37.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate37.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.hours !== void 0) {
                const _errs6 = errors;
                if (!validate36(data.hours, { instancePath: instancePath + "/hours", parentData: data, parentDataProperty: "hours", rootData })) {
                  vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateChannelChange = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "customer_endpoint" || key0 === "chunked" || key0 === "agents")) {
          validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate39.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate39.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.customer_endpoint !== void 0) {
            let data1 = data.customer_endpoint;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid1 = false;
            const _errs6 = errors;
            const _errs7 = errors;
            const _errs9 = errors;
            const _errs10 = errors;
            if (errors === _errs10) {
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
            var valid3 = _errs10 === errors;
            if (valid3) {
              const err2 = { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            } else {
              errors = _errs9;
              if (vErrors !== null) {
                if (_errs9) {
                  vErrors.length = _errs9;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs7) {
              if (typeof data1 === "string") {
                if (!pattern5.test(data1)) {
                  const err3 = { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              } else {
                const err4 = { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs12 = errors;
              if (data1 !== null) {
                const err5 = { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
              var _valid0 = _errs12 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err6 = { instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              validate39.errors = vErrors;
              return false;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) {
                  vErrors.length = _errs5;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.chunked !== void 0) {
              const _errs14 = errors;
              if (typeof data.chunked !== "boolean") {
                validate39.errors = [{ instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs14 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.agents !== void 0) {
                let data3 = data.agents;
                const _errs16 = errors;
                if (errors === _errs16) {
                  if (Array.isArray(data3)) {
                    var valid4 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs18 = errors;
                      if (typeof data3[i0] !== "string") {
                        validate39.errors = [{ instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs18 === errors;
                      if (!valid4) {
                        break;
                      }
                    }
                  } else {
                    validate39.errors = [{ instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs16 === errors;
              } else {
                var valid0 = true;
              }
            }
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
var validateConnectedBotInfo = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.provider_id === void 0 && (missing0 = "provider_id") || data.name === void 0 && (missing0 = "name") || data.bot_endpoint === void 0 && (missing0 = "bot_endpoint")) {
        validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.provider_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.provider_id !== "string") {
            validate40.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate40.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.bot_endpoint !== void 0) {
              const _errs5 = errors;
              if (typeof data.bot_endpoint !== "string") {
                validate40.errors = [{ instancePath: instancePath + "/bot_endpoint", schemaPath: "#/properties/bot_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.has_authorization !== void 0) {
                const _errs7 = errors;
                if (typeof data.has_authorization !== "boolean") {
                  validate40.errors = [{ instancePath: instancePath + "/has_authorization", schemaPath: "#/properties/has_authorization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var validateWebhookInfo = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.signed === void 0 && (missing0 = "signed")) {
        validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.url !== void 0) {
          const _errs1 = errors;
          if (typeof data.url !== "string") {
            validate41.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.has_query !== void 0) {
            const _errs3 = errors;
            if (typeof data.has_query !== "boolean") {
              validate41.errors = [{ instancePath: instancePath + "/has_query", schemaPath: "#/properties/has_query/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.signed !== void 0) {
              const _errs5 = errors;
              if (typeof data.signed !== "boolean") {
                validate41.errors = [{ instancePath: instancePath + "/signed", schemaPath: "#/properties/signed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.has_former_secret !== void 0) {
                const _errs7 = errors;
                if (typeof data.has_former_secret !== "boolean") {
                  validate41.errors = [{ instancePath: instancePath + "/has_former_secret", schemaPath: "#/properties/has_former_secret/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var validateWidgetInfo = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.script_url !== void 0) {
        const _errs1 = errors;
        if (typeof data.script_url !== "string") {
          validate42.errors = [{ instancePath: instancePath + "/script_url", schemaPath: "#/properties/script_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.domains !== void 0) {
          let data1 = data.domains;
          const _errs3 = errors;
          if (errors === _errs3) {
            if (Array.isArray(data1)) {
              var valid1 = true;
              const len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs5 = errors;
                if (typeof data1[i0] !== "string") {
                  validate42.errors = [{ instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid1 = _errs5 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate42.errors = [{ instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.safe_url !== void 0) {
            const _errs7 = errors;
            if (typeof data.safe_url !== "boolean") {
              validate42.errors = [{ instancePath: instancePath + "/safe_url", schemaPath: "#/properties/safe_url/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs7 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.callback !== void 0) {
              const _errs9 = errors;
              if (!validate37(data.callback, { instancePath: instancePath + "/callback", parentData: data, parentDataProperty: "callback", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs9 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var validateDeskChannel = validate44;
var formats0 = require_formats().fullFormats["date-time"];
var pattern14 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.name === void 0 && (missing0 = "name") || data.chunked === void 0 && (missing0 = "chunked") || data.agents === void 0 && (missing0 = "agents")) {
        validate44.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.channel_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.channel_id !== "string") {
            validate44.errors = [{ instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate44.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.customer_endpoint !== void 0) {
              const _errs5 = errors;
              if (typeof data.customer_endpoint !== "string") {
                validate44.errors = [{ instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chunked !== void 0) {
                const _errs7 = errors;
                if (typeof data.chunked !== "boolean") {
                  validate44.errors = [{ instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.agents !== void 0) {
                  let data4 = data.agents;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (Array.isArray(data4)) {
                      var valid1 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs11 = errors;
                        if (typeof data4[i0] !== "string") {
                          validate44.errors = [{ instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid1 = _errs11 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate44.errors = [{ instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.bot !== void 0) {
                    let data6 = data.bot;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        let missing1;
                        if (data6.provider_id === void 0 && (missing1 = "provider_id") || data6.name === void 0 && (missing1 = "name") || data6.bot_endpoint === void 0 && (missing1 = "bot_endpoint")) {
                          validate44.errors = [{ instancePath: instancePath + "/bot", schemaPath: "#/$defs/ConnectedBotInfo/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data6.provider_id !== void 0) {
                            const _errs16 = errors;
                            if (typeof data6.provider_id !== "string") {
                              validate44.errors = [{ instancePath: instancePath + "/bot/provider_id", schemaPath: "#/$defs/ConnectedBotInfo/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid3 = _errs16 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data6.name !== void 0) {
                              const _errs18 = errors;
                              if (typeof data6.name !== "string") {
                                validate44.errors = [{ instancePath: instancePath + "/bot/name", schemaPath: "#/$defs/ConnectedBotInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid3 = _errs18 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data6.bot_endpoint !== void 0) {
                                const _errs20 = errors;
                                if (typeof data6.bot_endpoint !== "string") {
                                  validate44.errors = [{ instancePath: instancePath + "/bot/bot_endpoint", schemaPath: "#/$defs/ConnectedBotInfo/properties/bot_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid3 = _errs20 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data6.has_authorization !== void 0) {
                                  const _errs22 = errors;
                                  if (typeof data6.has_authorization !== "boolean") {
                                    validate44.errors = [{ instancePath: instancePath + "/bot/has_authorization", schemaPath: "#/$defs/ConnectedBotInfo/properties/has_authorization/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid3 = _errs22 === errors;
                                } else {
                                  var valid3 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate44.errors = [{ instancePath: instancePath + "/bot", schemaPath: "#/$defs/ConnectedBotInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.webhook !== void 0) {
                      let data11 = data.webhook;
                      const _errs24 = errors;
                      const _errs25 = errors;
                      if (errors === _errs25) {
                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                          let missing2;
                          if (data11.url === void 0 && (missing2 = "url") || data11.signed === void 0 && (missing2 = "signed")) {
                            validate44.errors = [{ instancePath: instancePath + "/webhook", schemaPath: "#/$defs/WebhookInfo/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                            return false;
                          } else {
                            if (data11.url !== void 0) {
                              const _errs27 = errors;
                              if (typeof data11.url !== "string") {
                                validate44.errors = [{ instancePath: instancePath + "/webhook/url", schemaPath: "#/$defs/WebhookInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid5 = _errs27 === errors;
                            } else {
                              var valid5 = true;
                            }
                            if (valid5) {
                              if (data11.has_query !== void 0) {
                                const _errs29 = errors;
                                if (typeof data11.has_query !== "boolean") {
                                  validate44.errors = [{ instancePath: instancePath + "/webhook/has_query", schemaPath: "#/$defs/WebhookInfo/properties/has_query/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                  return false;
                                }
                                var valid5 = _errs29 === errors;
                              } else {
                                var valid5 = true;
                              }
                              if (valid5) {
                                if (data11.signed !== void 0) {
                                  const _errs31 = errors;
                                  if (typeof data11.signed !== "boolean") {
                                    validate44.errors = [{ instancePath: instancePath + "/webhook/signed", schemaPath: "#/$defs/WebhookInfo/properties/signed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                    return false;
                                  }
                                  var valid5 = _errs31 === errors;
                                } else {
                                  var valid5 = true;
                                }
                                if (valid5) {
                                  if (data11.has_former_secret !== void 0) {
                                    const _errs33 = errors;
                                    if (typeof data11.has_former_secret !== "boolean") {
                                      validate44.errors = [{ instancePath: instancePath + "/webhook/has_former_secret", schemaPath: "#/$defs/WebhookInfo/properties/has_former_secret/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                      return false;
                                    }
                                    var valid5 = _errs33 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate44.errors = [{ instancePath: instancePath + "/webhook", schemaPath: "#/$defs/WebhookInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs24 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.widget !== void 0) {
                        const _errs35 = errors;
                        if (!validate42(data.widget, { instancePath: instancePath + "/widget", parentData: data, parentDataProperty: "widget", rootData })) {
                          vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs35 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.former_address_until !== void 0) {
                          let data17 = data.former_address_until;
                          const _errs36 = errors;
                          if (errors === _errs36) {
                            if (errors === _errs36) {
                              if (typeof data17 === "string") {
                                if (!pattern14.test(data17)) {
                                  validate44.errors = [{ instancePath: instancePath + "/former_address_until", schemaPath: "#/properties/former_address_until/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                  return false;
                                } else {
                                  if (!formats0.validate(data17)) {
                                    validate44.errors = [{ instancePath: instancePath + "/former_address_until", schemaPath: "#/properties/former_address_until/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                    return false;
                                  }
                                }
                              } else {
                                validate44.errors = [{ instancePath: instancePath + "/former_address_until", schemaPath: "#/properties/former_address_until/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs36 === errors;
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
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
var validateChannelList = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channels === void 0 && (missing0 = "channels")) {
        validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.channels !== void 0) {
          let data0 = data.channels;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate44(data0[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                  vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate46.errors = [{ instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
        }
      }
    } else {
      validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}
var validateChannelSettings = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.agents === void 0 && (missing0 = "agents")) {
        validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "customer_endpoint" || key0 === "chunked" || key0 === "agents")) {
            validate48.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                  validate48.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate48.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.customer_endpoint !== void 0) {
              let data1 = data.customer_endpoint;
              const _errs4 = errors;
              const _errs5 = errors;
              const _errs7 = errors;
              const _errs8 = errors;
              if (errors === _errs8) {
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
              var valid2 = _errs8 === errors;
              if (valid2) {
                validate48.errors = [{ instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
                return false;
              } else {
                errors = _errs7;
                if (vErrors !== null) {
                  if (_errs7) {
                    vErrors.length = _errs7;
                  } else {
                    vErrors = null;
                  }
                }
              }
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (!pattern5.test(data1)) {
                    validate48.errors = [{ instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                    return false;
                  }
                } else {
                  validate48.errors = [{ instancePath: instancePath + "/customer_endpoint", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chunked !== void 0) {
                const _errs10 = errors;
                if (typeof data.chunked !== "boolean") {
                  validate48.errors = [{ instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.agents !== void 0) {
                  let data3 = data.agents;
                  const _errs12 = errors;
                  if (errors === _errs12) {
                    if (Array.isArray(data3)) {
                      var valid3 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs14 = errors;
                        if (typeof data3[i0] !== "string") {
                          validate48.errors = [{ instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid3 = _errs14 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                    } else {
                      validate48.errors = [{ instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
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
var validateChatState = validate49;
var schema64 = { "type": "string", "enum": ["open", "closed"] };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "open" || data === "closed")) {
    validate49.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema64.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var validateDeskCustomer = validate50;
var schema65 = { "type": "object", "required": ["id", "name"], "properties": { "id": { "type": ["string", "integer"] }, "name": { "type": "string" }, "phone": { "type": "string" }, "email": { "type": "string" }, "photo": { "type": "string" }, "description": { "type": "string" }, "invite": { "type": "string" }, "url": { "type": "string" } } };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          if (typeof data0 !== "string" && !(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate50.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema65.properties.id.type }, message: "must be string,integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate50.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate50.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.email !== void 0) {
                const _errs7 = errors;
                if (typeof data.email !== "string") {
                  validate50.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.photo !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.photo !== "string") {
                    validate50.errors = [{ instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.description !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.description !== "string") {
                      validate50.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.invite !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.invite !== "string") {
                        validate50.errors = [{ instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.url !== void 0) {
                        const _errs15 = errors;
                        if (typeof data.url !== "string") {
                          validate50.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
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
      }
    } else {
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var validatePageInfo = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url !== void 0) {
        const _errs1 = errors;
        if (typeof data.url !== "string") {
          validate51.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            validate51.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
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
var validateSuppliedPage = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.url !== void 0) {
          const _errs1 = errors;
          if (typeof data.url !== "string") {
            validate52.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
var validateGeoIp = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.region_code !== void 0) {
        const _errs1 = errors;
        if (typeof data.region_code !== "string") {
          validate53.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.country !== void 0) {
          const _errs3 = errors;
          if (typeof data.country !== "string") {
            validate53.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.country_code !== void 0) {
            const _errs5 = errors;
            if (typeof data.country_code !== "string") {
              validate53.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.region !== void 0) {
              const _errs7 = errors;
              if (typeof data.region !== "string") {
                validate53.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.city !== void 0) {
                const _errs9 = errors;
                if (typeof data.city !== "string") {
                  validate53.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.latitude !== void 0) {
                  const _errs11 = errors;
                  if (typeof data.latitude !== "string") {
                    validate53.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.longitude !== void 0) {
                    const _errs13 = errors;
                    if (typeof data.longitude !== "string") {
                      validate53.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.organization !== void 0) {
                      const _errs15 = errors;
                      if (typeof data.organization !== "string") {
                        validate53.errors = [{ instancePath: instancePath + "/organization", schemaPath: "#/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
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
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var validateUtmTags = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== void 0) {
        const _errs1 = errors;
        if (typeof data.source !== "string") {
          validate54.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            validate54.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate54.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate54.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate54.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var validateSession = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.geoip !== void 0) {
        let data0 = data.geoip;
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.region_code !== void 0) {
              const _errs4 = errors;
              if (typeof data0.region_code !== "string") {
                validate55.errors = [{ instancePath: instancePath + "/geoip/region_code", schemaPath: "#/$defs/GeoIp/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.country !== void 0) {
                const _errs6 = errors;
                if (typeof data0.country !== "string") {
                  validate55.errors = [{ instancePath: instancePath + "/geoip/country", schemaPath: "#/$defs/GeoIp/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.country_code !== void 0) {
                  const _errs8 = errors;
                  if (typeof data0.country_code !== "string") {
                    validate55.errors = [{ instancePath: instancePath + "/geoip/country_code", schemaPath: "#/$defs/GeoIp/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.region !== void 0) {
                    const _errs10 = errors;
                    if (typeof data0.region !== "string") {
                      validate55.errors = [{ instancePath: instancePath + "/geoip/region", schemaPath: "#/$defs/GeoIp/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.city !== void 0) {
                      const _errs12 = errors;
                      if (typeof data0.city !== "string") {
                        validate55.errors = [{ instancePath: instancePath + "/geoip/city", schemaPath: "#/$defs/GeoIp/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs12 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.latitude !== void 0) {
                        const _errs14 = errors;
                        if (typeof data0.latitude !== "string") {
                          validate55.errors = [{ instancePath: instancePath + "/geoip/latitude", schemaPath: "#/$defs/GeoIp/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs14 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.longitude !== void 0) {
                          const _errs16 = errors;
                          if (typeof data0.longitude !== "string") {
                            validate55.errors = [{ instancePath: instancePath + "/geoip/longitude", schemaPath: "#/$defs/GeoIp/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs16 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data0.organization !== void 0) {
                            const _errs18 = errors;
                            if (typeof data0.organization !== "string") {
                              validate55.errors = [{ instancePath: instancePath + "/geoip/organization", schemaPath: "#/$defs/GeoIp/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs18 === errors;
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
            validate55.errors = [{ instancePath: instancePath + "/geoip", schemaPath: "#/$defs/GeoIp/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.utm !== void 0) {
          const _errs20 = errors;
          if (typeof data.utm !== "string") {
            validate55.errors = [{ instancePath: instancePath + "/utm", schemaPath: "#/properties/utm/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs20 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.utm_json !== void 0) {
            let data10 = data.utm_json;
            const _errs22 = errors;
            const _errs23 = errors;
            if (errors === _errs23) {
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.source !== void 0) {
                  const _errs25 = errors;
                  if (typeof data10.source !== "string") {
                    validate55.errors = [{ instancePath: instancePath + "/utm_json/source", schemaPath: "#/$defs/UtmTags/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid4 = _errs25 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data10.campaign !== void 0) {
                    const _errs27 = errors;
                    if (typeof data10.campaign !== "string") {
                      validate55.errors = [{ instancePath: instancePath + "/utm_json/campaign", schemaPath: "#/$defs/UtmTags/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid4 = _errs27 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data10.content !== void 0) {
                      const _errs29 = errors;
                      if (typeof data10.content !== "string") {
                        validate55.errors = [{ instancePath: instancePath + "/utm_json/content", schemaPath: "#/$defs/UtmTags/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs29 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data10.medium !== void 0) {
                        const _errs31 = errors;
                        if (typeof data10.medium !== "string") {
                          validate55.errors = [{ instancePath: instancePath + "/utm_json/medium", schemaPath: "#/$defs/UtmTags/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid4 = _errs31 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data10.term !== void 0) {
                          const _errs33 = errors;
                          if (typeof data10.term !== "string") {
                            validate55.errors = [{ instancePath: instancePath + "/utm_json/term", schemaPath: "#/$defs/UtmTags/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs33 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate55.errors = [{ instancePath: instancePath + "/utm_json", schemaPath: "#/$defs/UtmTags/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs22 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.ip_addr !== void 0) {
              const _errs35 = errors;
              if (typeof data.ip_addr !== "string") {
                validate55.errors = [{ instancePath: instancePath + "/ip_addr", schemaPath: "#/properties/ip_addr/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs35 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_agent !== void 0) {
                const _errs37 = errors;
                if (typeof data.user_agent !== "string") {
                  validate55.errors = [{ instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs37 === errors;
              } else {
                var valid0 = true;
              }
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
var validatePanelItem = validate56;
var schema73 = { "type": "object", "required": ["kind"], "properties": { "kind": { "type": "string", "enum": ["assign_button", "custom_field", "crm_button"] }, "title": { "type": "string" }, "content": { "type": "string" }, "key": { "type": "string" }, "link": { "type": "string" }, "set_by": { "type": "string", "enum": ["page", "webhook"] } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0) {
          let data0 = data.kind;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate56.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "assign_button" || data0 === "custom_field" || data0 === "crm_button")) {
            validate56.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema73.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
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
              validate56.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate56.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate56.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.link !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.link !== "string") {
                    validate56.errors = [{ instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.set_by !== void 0) {
                    let data5 = data.set_by;
                    const _errs11 = errors;
                    if (typeof data5 !== "string") {
                      validate56.errors = [{ instancePath: instancePath + "/set_by", schemaPath: "#/properties/set_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if (!(data5 === "page" || data5 === "webhook")) {
                      validate56.errors = [{ instancePath: instancePath + "/set_by", schemaPath: "#/properties/set_by/enum", keyword: "enum", params: { allowedValues: schema73.properties.set_by.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
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
var validateDeskCall = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.call_id === void 0 && (missing0 = "call_id") || data.chat_id === void 0 && (missing0 = "chat_id") || data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.status === void 0 && (missing0 = "status")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.call_id !== void 0) {
          let data0 = data.call_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate57.errors = [{ instancePath: instancePath + "/call_id", schemaPath: "#/properties/call_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
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
              validate57.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              const _errs5 = errors;
              if (typeof data.type !== "string") {
                validate57.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.phone !== void 0) {
                const _errs7 = errors;
                if (typeof data.phone !== "string") {
                  validate57.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.agent_id !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.agent_id !== "string") {
                    validate57.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.requested_at !== void 0) {
                    let data5 = data.requested_at;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (errors === _errs11) {
                        if (typeof data5 === "string") {
                          if (!pattern14.test(data5)) {
                            validate57.errors = [{ instancePath: instancePath + "/requested_at", schemaPath: "#/properties/requested_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                            return false;
                          } else {
                            if (!formats0.validate(data5)) {
                              validate57.errors = [{ instancePath: instancePath + "/requested_at", schemaPath: "#/properties/requested_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                              return false;
                            }
                          }
                        } else {
                          validate57.errors = [{ instancePath: instancePath + "/requested_at", schemaPath: "#/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.status !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.status !== "string") {
                        validate57.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.reason !== void 0) {
                        const _errs15 = errors;
                        if (typeof data.reason !== "string") {
                          validate57.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.record_url !== void 0) {
                          const _errs17 = errors;
                          if (typeof data.record_url !== "string") {
                            validate57.errors = [{ instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid0 = _errs17 === errors;
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
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var validateDeliveryState = validate58;
var schema75 = { "type": "string", "enum": ["pending", "delivered", "failed"] };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "pending" || data === "delivered" || data === "failed")) {
    validate58.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var validateDeskAttempt = validate59;
var schema76 = { "type": "object", "required": ["number", "started_at"], "properties": { "number": { "type": "integer", "minimum": 1 }, "started_at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, "ended_at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, "status": { "type": "integer" }, "outcome": { "type": "string", "enum": ["delivered", "refused", "invalid_answer", "bad_status", "timeout", "unreachable", "interrupted"] }, "answer": { "type": "string" } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.started_at === void 0 && (missing0 = "started_at")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.number !== void 0) {
          let data0 = data.number;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate59.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 1 || isNaN(data0)) {
                validate59.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.started_at !== void 0) {
            let data1 = data.started_at;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern14.test(data1)) {
                    validate59.errors = [{ instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                    return false;
                  } else {
                    if (!formats0.validate(data1)) {
                      validate59.errors = [{ instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  }
                } else {
                  validate59.errors = [{ instancePath: instancePath + "/started_at", schemaPath: "#/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.ended_at !== void 0) {
              let data2 = data.ended_at;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern14.test(data2)) {
                      validate59.errors = [{ instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                      return false;
                    } else {
                      if (!formats0.validate(data2)) {
                        validate59.errors = [{ instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                        return false;
                      }
                    }
                  } else {
                    validate59.errors = [{ instancePath: instancePath + "/ended_at", schemaPath: "#/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0) {
                let data3 = data.status;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate59.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.outcome !== void 0) {
                  let data4 = data.outcome;
                  const _errs9 = errors;
                  if (typeof data4 !== "string") {
                    validate59.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data4 === "delivered" || data4 === "refused" || data4 === "invalid_answer" || data4 === "bad_status" || data4 === "timeout" || data4 === "unreachable" || data4 === "interrupted")) {
                    validate59.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema76.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.answer !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.answer !== "string") {
                      validate59.errors = [{ instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
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
var validateDeskDelivery = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.state === void 0 && (missing0 = "state") || data.attempts === void 0 && (missing0 = "attempts")) {
        validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.delivery_id !== void 0) {
          let data0 = data.delivery_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate60.errors = [{ instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.state !== void 0) {
            let data1 = data.state;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate60.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "pending" || data1 === "delivered" || data1 === "failed")) {
              validate60.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/enum", keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.attempts !== void 0) {
              let data2 = data.attempts;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (Array.isArray(data2)) {
                  var valid2 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    const _errs8 = errors;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        let missing1;
                        if (data3.number === void 0 && (missing1 = "number") || data3.started_at === void 0 && (missing1 = "started_at")) {
                          validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                          return false;
                        } else {
                          if (data3.number !== void 0) {
                            let data4 = data3.number;
                            const _errs11 = errors;
                            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                              validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs11) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 < 1 || isNaN(data4)) {
                                  validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                  return false;
                                }
                              }
                            }
                            var valid4 = _errs11 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data3.started_at !== void 0) {
                              let data5 = data3.started_at;
                              const _errs13 = errors;
                              if (errors === _errs13) {
                                if (errors === _errs13) {
                                  if (typeof data5 === "string") {
                                    if (!pattern14.test(data5)) {
                                      validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                      return false;
                                    } else {
                                      if (!formats0.validate(data5)) {
                                        validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                        return false;
                                      }
                                    }
                                  } else {
                                    validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs13 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data3.ended_at !== void 0) {
                                let data6 = data3.ended_at;
                                const _errs15 = errors;
                                if (errors === _errs15) {
                                  if (errors === _errs15) {
                                    if (typeof data6 === "string") {
                                      if (!pattern14.test(data6)) {
                                        validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                        return false;
                                      } else {
                                        if (!formats0.validate(data6)) {
                                          validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                          return false;
                                        }
                                      }
                                    } else {
                                      validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                }
                                var valid4 = _errs15 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data3.status !== void 0) {
                                  let data7 = data3.status;
                                  const _errs17 = errors;
                                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                    validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/status", schemaPath: "#/$defs/DeskAttempt/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid4 = _errs17 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data3.outcome !== void 0) {
                                    let data8 = data3.outcome;
                                    const _errs19 = errors;
                                    if (typeof data8 !== "string") {
                                      validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    if (!(data8 === "delivered" || data8 === "refused" || data8 === "invalid_answer" || data8 === "bad_status" || data8 === "timeout" || data8 === "unreachable" || data8 === "interrupted")) {
                                      validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema76.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                      return false;
                                    }
                                    var valid4 = _errs19 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data3.answer !== void 0) {
                                      const _errs21 = errors;
                                      if (typeof data3.answer !== "string") {
                                        validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/answer", schemaPath: "#/$defs/DeskAttempt/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid4 = _errs21 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate60.errors = [{ instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid2 = _errs8 === errors;
                    if (!valid2) {
                      break;
                    }
                  }
                } else {
                  validate60.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.next_attempt_at !== void 0) {
                let data10 = data.next_attempt_at;
                const _errs23 = errors;
                if (errors === _errs23) {
                  if (errors === _errs23) {
                    if (typeof data10 === "string") {
                      if (!pattern14.test(data10)) {
                        validate60.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                        return false;
                      } else {
                        if (!formats0.validate(data10)) {
                          validate60.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                          return false;
                        }
                      }
                    } else {
                      validate60.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs23 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var validateEntryHead = validate61;
var schema80 = { "type": "object", "required": ["entry_id", "chat_id", "at", "from"], "properties": { "entry_id": { "type": "integer" }, "chat_id": { "type": "integer" }, "at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, "from": { "type": "string", "enum": ["customer", "agent", "bot", "system"] }, "agent_id": { "type": "string" }, "delivery": { "$ref": "#/$defs/DeskDelivery" } } };
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
                    if (!pattern14.test(data2)) {
                      validate61.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                      return false;
                    } else {
                      if (!formats0.validate(data2)) {
                        validate61.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                        return false;
                      }
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
                if (!(data3 === "customer" || data3 === "agent" || data3 === "bot" || data3 === "system")) {
                  validate61.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/enum", keyword: "enum", params: { allowedValues: schema80.properties.from.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.agent_id !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.agent_id !== "string") {
                    validate61.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.delivery !== void 0) {
                    const _errs11 = errors;
                    if (!validate60(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData })) {
                      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
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
var validateTextEntry = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate63.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("text" !== data0) {
            validate63.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
              validate63.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var validateMediaType = validate64;
var schema82 = { "type": "string", "enum": ["video", "audio", "voice", "photo", "sticker", "document"] };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document")) {
    validate64.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var validatePositiveInteger = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 1 || isNaN(data)) {
        validate65.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
        return false;
      }
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
var validateMediaContent = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.file === void 0 && (missing0 = "file") || data.file_name === void 0 && (missing0 = "file_name") || data.file_size === void 0 && (missing0 = "file_size")) {
        validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate66.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document")) {
            validate66.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" }];
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
              validate66.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
                  validate66.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                  return false;
                }
              } else {
                validate66.errors = [{ instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate66.errors = [{ instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate66.errors = [{ instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs15) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 1 || isNaN(data3)) {
                      validate66.errors = [{ instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                    validate66.errors = [{ instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
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
                        validate66.errors = [{ instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                        return false;
                      }
                    } else {
                      validate66.errors = [{ instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate66.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate66.errors = [{ instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs28) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 1 || isNaN(data6)) {
                            validate66.errors = [{ instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                          validate66.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs32) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 1 || isNaN(data7)) {
                              validate66.errors = [{ instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                            validate66.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs36) {
                            if (typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 1 || isNaN(data8)) {
                                validate66.errors = [{ instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                              validate66.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                validate66.errors = [{ instancePath: instancePath + "/performer", schemaPath: "#/properties/performer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                  validate66.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
var validateLocationContent = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate67.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("location" !== data0) {
            validate67.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
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
              validate67.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                validate67.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                  validate67.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate67.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
var validateMarkdownEntry = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.content === void 0 && (missing0 = "content")) {
        validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate68.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("markdown" !== data0) {
            validate68.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== void 0) {
            const _errs3 = errors;
            if (typeof data.content !== "string") {
              validate68.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.html !== void 0) {
              const _errs5 = errors;
              if (typeof data.html !== "string") {
                validate68.errors = [{ instancePath: instancePath + "/html", schemaPath: "#/properties/html/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate68.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
var validateErrorEntry = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate69.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("error" !== data0) {
            validate69.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }];
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
              validate69.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.about !== void 0) {
              let data2 = data.about;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate69.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.typing !== void 0) {
                const _errs7 = errors;
                if (typeof data.typing !== "boolean") {
                  validate69.errors = [{ instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var validateEntryContent = validate70;
var schema95 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "markdown", "buttons", "error"] } }, "x-tag": { "path": ["type"], "values": [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["markdown"], ["buttons"], ["error"]] }, "x-branches": [{ "$ref": "#/$defs/TextEntry" }, { "$ref": "#/$defs/MediaContent" }, { "$ref": "#/$defs/LocationContent" }, { "$ref": "#/$defs/MarkdownEntry" }, { "$ref": "#/$defs/ButtonsEntry" }, { "$ref": "#/$defs/ErrorEntry" }] };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (!(data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location" || data0 === "markdown" || data0 === "buttons" || data0 === "error")) {
            validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema95.properties.type.enum }, message: "must be equal to one of the allowed values" }];
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
                  validate70.errors = [{ instancePath, schemaPath: "#/$defs/TextEntry/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data1 = data.type;
                    const _errs5 = errors;
                    if (typeof data1 !== "string") {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/TextEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("text" !== data1) {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/TextEntry/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
                        validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/TextEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs7 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              } else {
                validate70.errors = [{ instancePath, schemaPath: "#/$defs/TextEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document") {
            if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "location") {
            const _errs11 = errors;
            if (errors === _errs11) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.type === void 0 && (missing2 = "type") || data.latitude === void 0 && (missing2 = "latitude") || data.longitude === void 0 && (missing2 = "longitude")) {
                  validate70.errors = [{ instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data3 = data.type;
                    const _errs13 = errors;
                    if (typeof data3 !== "string") {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("location" !== data3) {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
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
                        validate70.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                          validate70.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                            validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate70.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate70.errors = [{ instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "markdown") {
            const _errs24 = errors;
            if (errors === _errs24) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.type === void 0 && (missing3 = "type") || data.content === void 0 && (missing3 = "content")) {
                  validate70.errors = [{ instancePath, schemaPath: "#/$defs/MarkdownEntry/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data8 = data.type;
                    const _errs26 = errors;
                    if (typeof data8 !== "string") {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/MarkdownEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("markdown" !== data8) {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/MarkdownEntry/properties/type/const", keyword: "const", params: { allowedValue: "markdown" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid11 = _errs26 === errors;
                  } else {
                    var valid11 = true;
                  }
                  if (valid11) {
                    if (data.content !== void 0) {
                      const _errs28 = errors;
                      if (typeof data.content !== "string") {
                        validate70.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/$defs/MarkdownEntry/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid11 = _errs28 === errors;
                    } else {
                      var valid11 = true;
                    }
                    if (valid11) {
                      if (data.html !== void 0) {
                        const _errs30 = errors;
                        if (typeof data.html !== "string") {
                          validate70.errors = [{ instancePath: instancePath + "/html", schemaPath: "#/$defs/MarkdownEntry/properties/html/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid11 = _errs30 === errors;
                      } else {
                        var valid11 = true;
                      }
                      if (valid11) {
                        if (data.text !== void 0) {
                          const _errs32 = errors;
                          if (typeof data.text !== "string") {
                            validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/MarkdownEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid11 = _errs32 === errors;
                        } else {
                          var valid11 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate70.errors = [{ instancePath, schemaPath: "#/$defs/MarkdownEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "buttons") {
            const _errs35 = errors;
            if (errors === _errs35) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.type === void 0 && (missing4 = "type") || data.buttons === void 0 && (missing4 = "buttons")) {
                  validate70.errors = [{ instancePath, schemaPath: "#/$defs/ButtonsEntry/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data12 = data.type;
                    const _errs37 = errors;
                    if (typeof data12 !== "string") {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/ButtonsEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("buttons" !== data12) {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/ButtonsEntry/properties/type/const", keyword: "const", params: { allowedValue: "buttons" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid14 = _errs37 === errors;
                  } else {
                    var valid14 = true;
                  }
                  if (valid14) {
                    if (data.title !== void 0) {
                      const _errs39 = errors;
                      if (typeof data.title !== "string") {
                        validate70.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/$defs/ButtonsEntry/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid14 = _errs39 === errors;
                    } else {
                      var valid14 = true;
                    }
                    if (valid14) {
                      if (data.buttons !== void 0) {
                        let data14 = data.buttons;
                        const _errs41 = errors;
                        if (errors === _errs41) {
                          if (Array.isArray(data14)) {
                            var valid15 = true;
                            const len0 = data14.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs43 = errors;
                              if (typeof data14[i0] !== "string") {
                                validate70.errors = [{ instancePath: instancePath + "/buttons/" + i0, schemaPath: "#/$defs/ButtonsEntry/properties/buttons/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid15 = _errs43 === errors;
                              if (!valid15) {
                                break;
                              }
                            }
                          } else {
                            validate70.errors = [{ instancePath: instancePath + "/buttons", schemaPath: "#/$defs/ButtonsEntry/properties/buttons/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid14 = _errs41 === errors;
                      } else {
                        var valid14 = true;
                      }
                      if (valid14) {
                        if (data.text !== void 0) {
                          const _errs45 = errors;
                          if (typeof data.text !== "string") {
                            validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/ButtonsEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid14 = _errs45 === errors;
                        } else {
                          var valid14 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate70.errors = [{ instancePath, schemaPath: "#/$defs/ButtonsEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          } else if (tag0 === "error") {
            const _errs48 = errors;
            if (errors === _errs48) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.type === void 0 && (missing5 = "type") || data.text === void 0 && (missing5 = "text")) {
                  validate70.errors = [{ instancePath, schemaPath: "#/$defs/ErrorEntry/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data17 = data.type;
                    const _errs50 = errors;
                    if (typeof data17 !== "string") {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/ErrorEntry/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("error" !== data17) {
                      validate70.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/ErrorEntry/properties/type/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid18 = _errs50 === errors;
                  } else {
                    var valid18 = true;
                  }
                  if (valid18) {
                    if (data.text !== void 0) {
                      const _errs52 = errors;
                      if (typeof data.text !== "string") {
                        validate70.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/ErrorEntry/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid18 = _errs52 === errors;
                    } else {
                      var valid18 = true;
                    }
                    if (valid18) {
                      if (data.about !== void 0) {
                        let data19 = data.about;
                        const _errs54 = errors;
                        if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                          validate70.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/$defs/ErrorEntry/properties/about/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid18 = _errs54 === errors;
                      } else {
                        var valid18 = true;
                      }
                      if (valid18) {
                        if (data.typing !== void 0) {
                          const _errs56 = errors;
                          if (typeof data.typing !== "boolean") {
                            validate70.errors = [{ instancePath: instancePath + "/typing", schemaPath: "#/$defs/ErrorEntry/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                          }
                          var valid18 = _errs56 === errors;
                        } else {
                          var valid18 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate70.errors = [{ instancePath, schemaPath: "#/$defs/ErrorEntry/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
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
var validateTranscriptEntry = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  if (!validate61(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
    errors = vErrors.length;
  }
  var valid0 = _errs0 === errors;
  if (valid0) {
    const _errs1 = errors;
    if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
      errors = vErrors.length;
    }
    var valid0 = _errs1 === errors;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
var validateDeskChat = validate75;
var schema102 = { "type": "object", "required": ["chat_id", "channel_id", "state", "customer", "customer_typing", "opened_at"], "properties": { "chat_id": { "type": "integer" }, "channel_id": { "type": "string" }, "state": { "$ref": "#/$defs/ChatState" }, "customer": { "$ref": "#/$defs/DeskCustomer" }, "customer_typing": { "type": "boolean" }, "agent_id": { "type": "string" }, "handled_by": { "type": "string", "enum": ["bot", "agents"] }, "via": { "type": "string", "enum": ["widget"] }, "visitor_number": { "type": "integer" }, "page": { "$ref": "#/$defs/PageInfo" }, "crm_page": { "$ref": "#/$defs/SuppliedPage" }, "session": { "$ref": "#/$defs/Session" }, "department_id": { "type": "number" }, "panel": { "type": "array", "items": { "$ref": "#/$defs/PanelItem" } }, "call": { "$ref": "#/$defs/DeskCall" }, "last_entry": { "$ref": "#/$defs/TranscriptEntry" }, "opened_at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, "closed_at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_id === void 0 && (missing0 = "chat_id") || data.channel_id === void 0 && (missing0 = "channel_id") || data.state === void 0 && (missing0 = "state") || data.customer === void 0 && (missing0 = "customer") || data.customer_typing === void 0 && (missing0 = "customer_typing") || data.opened_at === void 0 && (missing0 = "opened_at")) {
        validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.chat_id !== void 0) {
          let data0 = data.chat_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate75.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.channel_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.channel_id !== "string") {
              validate75.errors = [{ instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.state !== void 0) {
              let data2 = data.state;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate75.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/ChatState/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "open" || data2 === "closed")) {
                validate75.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/ChatState/enum", keyword: "enum", params: { allowedValues: schema64.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.customer !== void 0) {
                let data3 = data.customer;
                const _errs8 = errors;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (data3.id === void 0 && (missing1 = "id") || data3.name === void 0 && (missing1 = "name")) {
                      validate75.errors = [{ instancePath: instancePath + "/customer", schemaPath: "#/$defs/DeskCustomer/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data3.id !== void 0) {
                        let data4 = data3.id;
                        const _errs11 = errors;
                        if (typeof data4 !== "string" && !(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate75.errors = [{ instancePath: instancePath + "/customer/id", schemaPath: "#/$defs/DeskCustomer/properties/id/type", keyword: "type", params: { type: schema65.properties.id.type }, message: "must be string,integer" }];
                          return false;
                        }
                        var valid3 = _errs11 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data3.name !== void 0) {
                          const _errs13 = errors;
                          if (typeof data3.name !== "string") {
                            validate75.errors = [{ instancePath: instancePath + "/customer/name", schemaPath: "#/$defs/DeskCustomer/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid3 = _errs13 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data3.phone !== void 0) {
                            const _errs15 = errors;
                            if (typeof data3.phone !== "string") {
                              validate75.errors = [{ instancePath: instancePath + "/customer/phone", schemaPath: "#/$defs/DeskCustomer/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid3 = _errs15 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data3.email !== void 0) {
                              const _errs17 = errors;
                              if (typeof data3.email !== "string") {
                                validate75.errors = [{ instancePath: instancePath + "/customer/email", schemaPath: "#/$defs/DeskCustomer/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid3 = _errs17 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data3.photo !== void 0) {
                                const _errs19 = errors;
                                if (typeof data3.photo !== "string") {
                                  validate75.errors = [{ instancePath: instancePath + "/customer/photo", schemaPath: "#/$defs/DeskCustomer/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid3 = _errs19 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data3.description !== void 0) {
                                  const _errs21 = errors;
                                  if (typeof data3.description !== "string") {
                                    validate75.errors = [{ instancePath: instancePath + "/customer/description", schemaPath: "#/$defs/DeskCustomer/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid3 = _errs21 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data3.invite !== void 0) {
                                    const _errs23 = errors;
                                    if (typeof data3.invite !== "string") {
                                      validate75.errors = [{ instancePath: instancePath + "/customer/invite", schemaPath: "#/$defs/DeskCustomer/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid3 = _errs23 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data3.url !== void 0) {
                                      const _errs25 = errors;
                                      if (typeof data3.url !== "string") {
                                        validate75.errors = [{ instancePath: instancePath + "/customer/url", schemaPath: "#/$defs/DeskCustomer/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid3 = _errs25 === errors;
                                    } else {
                                      var valid3 = true;
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
                    validate75.errors = [{ instancePath: instancePath + "/customer", schemaPath: "#/$defs/DeskCustomer/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.customer_typing !== void 0) {
                  const _errs27 = errors;
                  if (typeof data.customer_typing !== "boolean") {
                    validate75.errors = [{ instancePath: instancePath + "/customer_typing", schemaPath: "#/properties/customer_typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs27 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.agent_id !== void 0) {
                    const _errs29 = errors;
                    if (typeof data.agent_id !== "string") {
                      validate75.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs29 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.handled_by !== void 0) {
                      let data14 = data.handled_by;
                      const _errs31 = errors;
                      if (typeof data14 !== "string") {
                        validate75.errors = [{ instancePath: instancePath + "/handled_by", schemaPath: "#/properties/handled_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      if (!(data14 === "bot" || data14 === "agents")) {
                        validate75.errors = [{ instancePath: instancePath + "/handled_by", schemaPath: "#/properties/handled_by/enum", keyword: "enum", params: { allowedValues: schema102.properties.handled_by.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs31 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.via !== void 0) {
                        let data15 = data.via;
                        const _errs33 = errors;
                        if (typeof data15 !== "string") {
                          validate75.errors = [{ instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data15 === "widget")) {
                          validate75.errors = [{ instancePath: instancePath + "/via", schemaPath: "#/properties/via/enum", keyword: "enum", params: { allowedValues: schema102.properties.via.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs33 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.visitor_number !== void 0) {
                          let data16 = data.visitor_number;
                          const _errs35 = errors;
                          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                            validate75.errors = [{ instancePath: instancePath + "/visitor_number", schemaPath: "#/properties/visitor_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          var valid0 = _errs35 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.page !== void 0) {
                            let data17 = data.page;
                            const _errs37 = errors;
                            const _errs38 = errors;
                            if (errors === _errs38) {
                              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                if (data17.url !== void 0) {
                                  const _errs40 = errors;
                                  if (typeof data17.url !== "string") {
                                    validate75.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid5 = _errs40 === errors;
                                } else {
                                  var valid5 = true;
                                }
                                if (valid5) {
                                  if (data17.title !== void 0) {
                                    const _errs42 = errors;
                                    if (typeof data17.title !== "string") {
                                      validate75.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid5 = _errs42 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              } else {
                                validate75.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                return false;
                              }
                            }
                            var valid0 = _errs37 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.crm_page !== void 0) {
                              let data20 = data.crm_page;
                              const _errs44 = errors;
                              const _errs45 = errors;
                              if (errors === _errs45) {
                                if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                  let missing2;
                                  if (data20.url === void 0 && (missing2 = "url")) {
                                    validate75.errors = [{ instancePath: instancePath + "/crm_page", schemaPath: "#/$defs/SuppliedPage/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                    return false;
                                  } else {
                                    if (data20.url !== void 0) {
                                      const _errs47 = errors;
                                      if (typeof data20.url !== "string") {
                                        validate75.errors = [{ instancePath: instancePath + "/crm_page/url", schemaPath: "#/$defs/SuppliedPage/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid7 = _errs47 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data20.title !== void 0) {
                                        const _errs49 = errors;
                                        if (typeof data20.title !== "string") {
                                          validate75.errors = [{ instancePath: instancePath + "/crm_page/title", schemaPath: "#/$defs/SuppliedPage/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid7 = _errs49 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate75.errors = [{ instancePath: instancePath + "/crm_page", schemaPath: "#/$defs/SuppliedPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs44 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.session !== void 0) {
                                const _errs51 = errors;
                                if (!validate55(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs51 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.department_id !== void 0) {
                                  let data24 = data.department_id;
                                  const _errs52 = errors;
                                  if (!(typeof data24 == "number" && isFinite(data24))) {
                                    validate75.errors = [{ instancePath: instancePath + "/department_id", schemaPath: "#/properties/department_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                    return false;
                                  }
                                  var valid0 = _errs52 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.panel !== void 0) {
                                    let data25 = data.panel;
                                    const _errs54 = errors;
                                    if (errors === _errs54) {
                                      if (Array.isArray(data25)) {
                                        var valid8 = true;
                                        const len0 = data25.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let data26 = data25[i0];
                                          const _errs56 = errors;
                                          const _errs57 = errors;
                                          if (errors === _errs57) {
                                            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                              let missing3;
                                              if (data26.kind === void 0 && (missing3 = "kind")) {
                                                validate75.errors = [{ instancePath: instancePath + "/panel/" + i0, schemaPath: "#/$defs/PanelItem/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                                return false;
                                              } else {
                                                if (data26.kind !== void 0) {
                                                  let data27 = data26.kind;
                                                  const _errs59 = errors;
                                                  if (typeof data27 !== "string") {
                                                    validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/kind", schemaPath: "#/$defs/PanelItem/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  if (!(data27 === "assign_button" || data27 === "custom_field" || data27 === "crm_button")) {
                                                    validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/kind", schemaPath: "#/$defs/PanelItem/properties/kind/enum", keyword: "enum", params: { allowedValues: schema73.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
                                                    return false;
                                                  }
                                                  var valid10 = _errs59 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                                if (valid10) {
                                                  if (data26.title !== void 0) {
                                                    const _errs61 = errors;
                                                    if (typeof data26.title !== "string") {
                                                      validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/title", schemaPath: "#/$defs/PanelItem/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid10 = _errs61 === errors;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                  if (valid10) {
                                                    if (data26.content !== void 0) {
                                                      const _errs63 = errors;
                                                      if (typeof data26.content !== "string") {
                                                        validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/content", schemaPath: "#/$defs/PanelItem/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid10 = _errs63 === errors;
                                                    } else {
                                                      var valid10 = true;
                                                    }
                                                    if (valid10) {
                                                      if (data26.key !== void 0) {
                                                        const _errs65 = errors;
                                                        if (typeof data26.key !== "string") {
                                                          validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/key", schemaPath: "#/$defs/PanelItem/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid10 = _errs65 === errors;
                                                      } else {
                                                        var valid10 = true;
                                                      }
                                                      if (valid10) {
                                                        if (data26.link !== void 0) {
                                                          const _errs67 = errors;
                                                          if (typeof data26.link !== "string") {
                                                            validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/link", schemaPath: "#/$defs/PanelItem/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                          var valid10 = _errs67 === errors;
                                                        } else {
                                                          var valid10 = true;
                                                        }
                                                        if (valid10) {
                                                          if (data26.set_by !== void 0) {
                                                            let data32 = data26.set_by;
                                                            const _errs69 = errors;
                                                            if (typeof data32 !== "string") {
                                                              validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/set_by", schemaPath: "#/$defs/PanelItem/properties/set_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                            if (!(data32 === "page" || data32 === "webhook")) {
                                                              validate75.errors = [{ instancePath: instancePath + "/panel/" + i0 + "/set_by", schemaPath: "#/$defs/PanelItem/properties/set_by/enum", keyword: "enum", params: { allowedValues: schema73.properties.set_by.enum }, message: "must be equal to one of the allowed values" }];
                                                              return false;
                                                            }
                                                            var valid10 = _errs69 === errors;
                                                          } else {
                                                            var valid10 = true;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate75.errors = [{ instancePath: instancePath + "/panel/" + i0, schemaPath: "#/$defs/PanelItem/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                              return false;
                                            }
                                          }
                                          var valid8 = _errs56 === errors;
                                          if (!valid8) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate75.errors = [{ instancePath: instancePath + "/panel", schemaPath: "#/properties/panel/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs54 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.call !== void 0) {
                                      let data33 = data.call;
                                      const _errs71 = errors;
                                      const _errs72 = errors;
                                      if (errors === _errs72) {
                                        if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                          let missing4;
                                          if (data33.call_id === void 0 && (missing4 = "call_id") || data33.chat_id === void 0 && (missing4 = "chat_id") || data33.type === void 0 && (missing4 = "type") || data33.phone === void 0 && (missing4 = "phone") || data33.status === void 0 && (missing4 = "status")) {
                                            validate75.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                            return false;
                                          } else {
                                            if (data33.call_id !== void 0) {
                                              let data34 = data33.call_id;
                                              const _errs74 = errors;
                                              if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                                                validate75.errors = [{ instancePath: instancePath + "/call/call_id", schemaPath: "#/$defs/DeskCall/properties/call_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              var valid12 = _errs74 === errors;
                                            } else {
                                              var valid12 = true;
                                            }
                                            if (valid12) {
                                              if (data33.chat_id !== void 0) {
                                                let data35 = data33.chat_id;
                                                const _errs76 = errors;
                                                if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                                                  validate75.errors = [{ instancePath: instancePath + "/call/chat_id", schemaPath: "#/$defs/DeskCall/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                var valid12 = _errs76 === errors;
                                              } else {
                                                var valid12 = true;
                                              }
                                              if (valid12) {
                                                if (data33.type !== void 0) {
                                                  const _errs78 = errors;
                                                  if (typeof data33.type !== "string") {
                                                    validate75.errors = [{ instancePath: instancePath + "/call/type", schemaPath: "#/$defs/DeskCall/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                  var valid12 = _errs78 === errors;
                                                } else {
                                                  var valid12 = true;
                                                }
                                                if (valid12) {
                                                  if (data33.phone !== void 0) {
                                                    const _errs80 = errors;
                                                    if (typeof data33.phone !== "string") {
                                                      validate75.errors = [{ instancePath: instancePath + "/call/phone", schemaPath: "#/$defs/DeskCall/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                    var valid12 = _errs80 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data33.agent_id !== void 0) {
                                                      const _errs82 = errors;
                                                      if (typeof data33.agent_id !== "string") {
                                                        validate75.errors = [{ instancePath: instancePath + "/call/agent_id", schemaPath: "#/$defs/DeskCall/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      var valid12 = _errs82 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data33.requested_at !== void 0) {
                                                        let data39 = data33.requested_at;
                                                        const _errs84 = errors;
                                                        if (errors === _errs84) {
                                                          if (errors === _errs84) {
                                                            if (typeof data39 === "string") {
                                                              if (!pattern14.test(data39)) {
                                                                validate75.errors = [{ instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                                                return false;
                                                              } else {
                                                                if (!formats0.validate(data39)) {
                                                                  validate75.errors = [{ instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                                  return false;
                                                                }
                                                              }
                                                            } else {
                                                              validate75.errors = [{ instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid12 = _errs84 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                      if (valid12) {
                                                        if (data33.status !== void 0) {
                                                          const _errs86 = errors;
                                                          if (typeof data33.status !== "string") {
                                                            validate75.errors = [{ instancePath: instancePath + "/call/status", schemaPath: "#/$defs/DeskCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                            return false;
                                                          }
                                                          var valid12 = _errs86 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                        if (valid12) {
                                                          if (data33.reason !== void 0) {
                                                            const _errs88 = errors;
                                                            if (typeof data33.reason !== "string") {
                                                              validate75.errors = [{ instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/DeskCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                              return false;
                                                            }
                                                            var valid12 = _errs88 === errors;
                                                          } else {
                                                            var valid12 = true;
                                                          }
                                                          if (valid12) {
                                                            if (data33.record_url !== void 0) {
                                                              const _errs90 = errors;
                                                              if (typeof data33.record_url !== "string") {
                                                                validate75.errors = [{ instancePath: instancePath + "/call/record_url", schemaPath: "#/$defs/DeskCall/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                return false;
                                                              }
                                                              var valid12 = _errs90 === errors;
                                                            } else {
                                                              var valid12 = true;
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
                                          validate75.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs71 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.last_entry !== void 0) {
                                        const _errs92 = errors;
                                        if (!validate72(data.last_entry, { instancePath: instancePath + "/last_entry", parentData: data, parentDataProperty: "last_entry", rootData })) {
                                          vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs92 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.opened_at !== void 0) {
                                          let data44 = data.opened_at;
                                          const _errs93 = errors;
                                          if (errors === _errs93) {
                                            if (errors === _errs93) {
                                              if (typeof data44 === "string") {
                                                if (!pattern14.test(data44)) {
                                                  validate75.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                                  return false;
                                                } else {
                                                  if (!formats0.validate(data44)) {
                                                    validate75.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate75.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid0 = _errs93 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.closed_at !== void 0) {
                                            let data45 = data.closed_at;
                                            const _errs95 = errors;
                                            if (errors === _errs95) {
                                              if (errors === _errs95) {
                                                if (typeof data45 === "string") {
                                                  if (!pattern14.test(data45)) {
                                                    validate75.errors = [{ instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                                    return false;
                                                  } else {
                                                    if (!formats0.validate(data45)) {
                                                      validate75.errors = [{ instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                      return false;
                                                    }
                                                  }
                                                } else {
                                                  validate75.errors = [{ instancePath: instancePath + "/closed_at", schemaPath: "#/properties/closed_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid0 = _errs95 === errors;
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
var validateChatList = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chats === void 0 && (missing0 = "chats")) {
        validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.chats !== void 0) {
          let data0 = data.chats;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate75(data0[i0], { instancePath: instancePath + "/chats/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                  vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate78.errors = [{ instancePath: instancePath + "/chats", schemaPath: "#/properties/chats/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.has_older !== void 0) {
            const _errs4 = errors;
            if (typeof data.has_older !== "boolean") {
              validate78.errors = [{ instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var validateChatWithTranscript = validate80;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat === void 0 && (missing0 = "chat") || data.transcript === void 0 && (missing0 = "transcript")) {
        validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.chat !== void 0) {
          const _errs1 = errors;
          if (!validate75(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.transcript !== void 0) {
            let data1 = data.transcript;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs4 = errors;
                  if (!validate72(data1[i0], { instancePath: instancePath + "/transcript/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs4 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate80.errors = [{ instancePath: instancePath + "/transcript", schemaPath: "#/properties/transcript/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.has_older !== void 0) {
              const _errs5 = errors;
              if (typeof data.has_older !== "boolean") {
                validate80.errors = [{ instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var validateConnectedBot = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.provider_id === void 0 && (missing0 = "provider_id") || data.bot_endpoint === void 0 && (missing0 = "bot_endpoint") || data.endpoint === void 0 && (missing0 = "endpoint")) {
        validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.channel_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.channel_id !== "string") {
            validate83.errors = [{ instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.provider_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.provider_id !== "string") {
              validate83.errors = [{ instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.bot_endpoint !== void 0) {
              const _errs5 = errors;
              if (typeof data.bot_endpoint !== "string") {
                validate83.errors = [{ instancePath: instancePath + "/bot_endpoint", schemaPath: "#/properties/bot_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.endpoint !== void 0) {
                const _errs7 = errors;
                if (typeof data.endpoint !== "string") {
                  validate83.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
var validateCreatedChannel = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.name === void 0 && (missing0 = "name") || data.chunked === void 0 && (missing0 = "chunked") || data.agents === void 0 && (missing0 = "agents") || data.endpoint === void 0 && (missing0 = "endpoint")) {
        validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.channel_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.channel_id !== "string") {
            validate84.errors = [{ instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.customer_endpoint !== void 0) {
              const _errs5 = errors;
              if (typeof data.customer_endpoint !== "string") {
                validate84.errors = [{ instancePath: instancePath + "/customer_endpoint", schemaPath: "#/properties/customer_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chunked !== void 0) {
                const _errs7 = errors;
                if (typeof data.chunked !== "boolean") {
                  validate84.errors = [{ instancePath: instancePath + "/chunked", schemaPath: "#/properties/chunked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.agents !== void 0) {
                  let data4 = data.agents;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (Array.isArray(data4)) {
                      var valid1 = true;
                      const len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs11 = errors;
                        if (typeof data4[i0] !== "string") {
                          validate84.errors = [{ instancePath: instancePath + "/agents/" + i0, schemaPath: "#/properties/agents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid1 = _errs11 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate84.errors = [{ instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.endpoint !== void 0) {
                    const _errs13 = errors;
                    if (typeof data.endpoint !== "string") {
                      validate84.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
var validateDeliveryKind = validate85;
var schema113 = { "type": "string", "enum": ["message", "typing", "bot_event", "webhook"] };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "message" || data === "typing" || data === "bot_event" || data === "webhook")) {
    validate85.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema113.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
var validateLoggedDelivery = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.delivery_id === void 0 && (missing0 = "delivery_id") || data.kind === void 0 && (missing0 = "kind") || data.about === void 0 && (missing0 = "about") || data.to === void 0 && (missing0 = "to") || data.request === void 0 && (missing0 = "request") || data.state === void 0 && (missing0 = "state") || data.attempts === void 0 && (missing0 = "attempts")) {
        validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.delivery_id !== void 0) {
          let data0 = data.delivery_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate86.errors = [{ instancePath: instancePath + "/delivery_id", schemaPath: "#/properties/delivery_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.kind !== void 0) {
            let data1 = data.kind;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate86.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DeliveryKind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "message" || data1 === "typing" || data1 === "bot_event" || data1 === "webhook")) {
              validate86.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DeliveryKind/enum", keyword: "enum", params: { allowedValues: schema113.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.about !== void 0) {
              const _errs6 = errors;
              if (typeof data.about !== "string") {
                validate86.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs8 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate86.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.entry_id !== void 0) {
                  let data4 = data.entry_id;
                  const _errs10 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate86.errors = [{ instancePath: instancePath + "/entry_id", schemaPath: "#/properties/entry_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.repeats !== void 0) {
                    let data5 = data.repeats;
                    const _errs12 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate86.errors = [{ instancePath: instancePath + "/repeats", schemaPath: "#/properties/repeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.again !== void 0) {
                      let data6 = data.again;
                      const _errs14 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        validate86.errors = [{ instancePath: instancePath + "/again", schemaPath: "#/properties/again/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.to !== void 0) {
                        const _errs16 = errors;
                        if (typeof data.to !== "string") {
                          validate86.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.request !== void 0) {
                          const _errs18 = errors;
                          if (typeof data.request !== "string") {
                            validate86.errors = [{ instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid0 = _errs18 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.recorded_at !== void 0) {
                            let data9 = data.recorded_at;
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (errors === _errs20) {
                                if (typeof data9 === "string") {
                                  if (!pattern14.test(data9)) {
                                    validate86.errors = [{ instancePath: instancePath + "/recorded_at", schemaPath: "#/properties/recorded_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                    return false;
                                  } else {
                                    if (!formats0.validate(data9)) {
                                      validate86.errors = [{ instancePath: instancePath + "/recorded_at", schemaPath: "#/properties/recorded_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate86.errors = [{ instancePath: instancePath + "/recorded_at", schemaPath: "#/properties/recorded_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.state !== void 0) {
                              let data10 = data.state;
                              const _errs22 = errors;
                              if (typeof data10 !== "string") {
                                validate86.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data10 === "pending" || data10 === "delivered" || data10 === "failed")) {
                                validate86.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/$defs/DeliveryState/enum", keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.attempts !== void 0) {
                                let data11 = data.attempts;
                                const _errs25 = errors;
                                if (errors === _errs25) {
                                  if (Array.isArray(data11)) {
                                    var valid3 = true;
                                    const len0 = data11.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      let data12 = data11[i0];
                                      const _errs27 = errors;
                                      const _errs28 = errors;
                                      if (errors === _errs28) {
                                        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                          let missing1;
                                          if (data12.number === void 0 && (missing1 = "number") || data12.started_at === void 0 && (missing1 = "started_at")) {
                                            validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                            return false;
                                          } else {
                                            if (data12.number !== void 0) {
                                              let data13 = data12.number;
                                              const _errs30 = errors;
                                              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                                validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                return false;
                                              }
                                              if (errors === _errs30) {
                                                if (typeof data13 == "number" && isFinite(data13)) {
                                                  if (data13 < 1 || isNaN(data13)) {
                                                    validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/number", schemaPath: "#/$defs/DeskAttempt/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid5 = _errs30 === errors;
                                            } else {
                                              var valid5 = true;
                                            }
                                            if (valid5) {
                                              if (data12.started_at !== void 0) {
                                                let data14 = data12.started_at;
                                                const _errs32 = errors;
                                                if (errors === _errs32) {
                                                  if (errors === _errs32) {
                                                    if (typeof data14 === "string") {
                                                      if (!pattern14.test(data14)) {
                                                        validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                                        return false;
                                                      } else {
                                                        if (!formats0.validate(data14)) {
                                                          validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                          return false;
                                                        }
                                                      }
                                                    } else {
                                                      validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid5 = _errs32 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                              if (valid5) {
                                                if (data12.ended_at !== void 0) {
                                                  let data15 = data12.ended_at;
                                                  const _errs34 = errors;
                                                  if (errors === _errs34) {
                                                    if (errors === _errs34) {
                                                      if (typeof data15 === "string") {
                                                        if (!pattern14.test(data15)) {
                                                          validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                                          return false;
                                                        } else {
                                                          if (!formats0.validate(data15)) {
                                                            validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                            return false;
                                                          }
                                                        }
                                                      } else {
                                                        validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid5 = _errs34 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                                if (valid5) {
                                                  if (data12.status !== void 0) {
                                                    let data16 = data12.status;
                                                    const _errs36 = errors;
                                                    if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                      validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/status", schemaPath: "#/$defs/DeskAttempt/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                      return false;
                                                    }
                                                    var valid5 = _errs36 === errors;
                                                  } else {
                                                    var valid5 = true;
                                                  }
                                                  if (valid5) {
                                                    if (data12.outcome !== void 0) {
                                                      let data17 = data12.outcome;
                                                      const _errs38 = errors;
                                                      if (typeof data17 !== "string") {
                                                        validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                        return false;
                                                      }
                                                      if (!(data17 === "delivered" || data17 === "refused" || data17 === "invalid_answer" || data17 === "bad_status" || data17 === "timeout" || data17 === "unreachable" || data17 === "interrupted")) {
                                                        validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema76.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                                        return false;
                                                      }
                                                      var valid5 = _errs38 === errors;
                                                    } else {
                                                      var valid5 = true;
                                                    }
                                                    if (valid5) {
                                                      if (data12.answer !== void 0) {
                                                        const _errs40 = errors;
                                                        if (typeof data12.answer !== "string") {
                                                          validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0 + "/answer", schemaPath: "#/$defs/DeskAttempt/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                          return false;
                                                        }
                                                        var valid5 = _errs40 === errors;
                                                      } else {
                                                        var valid5 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate86.errors = [{ instancePath: instancePath + "/attempts/" + i0, schemaPath: "#/$defs/DeskAttempt/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid3 = _errs27 === errors;
                                      if (!valid3) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate86.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs25 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.next_attempt_at !== void 0) {
                                  let data19 = data.next_attempt_at;
                                  const _errs42 = errors;
                                  if (errors === _errs42) {
                                    if (errors === _errs42) {
                                      if (typeof data19 === "string") {
                                        if (!pattern14.test(data19)) {
                                          validate86.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                          return false;
                                        } else {
                                          if (!formats0.validate(data19)) {
                                            validate86.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                            return false;
                                          }
                                        }
                                      } else {
                                        validate86.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                    }
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
      }
    } else {
      validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var validateDeliveryPage = validate87;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.deliveries === void 0 && (missing0 = "deliveries") || data.has_older === void 0 && (missing0 = "has_older")) {
        validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.deliveries !== void 0) {
          let data0 = data.deliveries;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate86(data0[i0], { instancePath: instancePath + "/deliveries/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                  vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate87.errors = [{ instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.has_older !== void 0) {
            const _errs4 = errors;
            if (typeof data.has_older !== "boolean") {
              validate87.errors = [{ instancePath: instancePath + "/has_older", schemaPath: "#/properties/has_older/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
var validateDeskNote = validate89;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.note_id === void 0 && (missing0 = "note_id") || data.at === void 0 && (missing0 = "at") || data.about === void 0 && (missing0 = "about") || data.text === void 0 && (missing0 = "text")) {
        validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.note_id !== void 0) {
          let data0 = data.note_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate89.errors = [{ instancePath: instancePath + "/note_id", schemaPath: "#/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.at !== void 0) {
            let data1 = data.at;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern14.test(data1)) {
                    validate89.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                    return false;
                  } else {
                    if (!formats0.validate(data1)) {
                      validate89.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  }
                } else {
                  validate89.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.channel_id !== void 0) {
              const _errs5 = errors;
              if (typeof data.channel_id !== "string") {
                validate89.errors = [{ instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat_id !== void 0) {
                let data3 = data.chat_id;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate89.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.about !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.about !== "string") {
                    validate89.errors = [{ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.text !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.text !== "string") {
                      validate89.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}
var validateDeskEvent = validate90;
var schema120 = { "type": "object", "required": ["event_id", "event", "at"], "properties": { "event_id": { "type": "integer" }, "event": { "type": "string", "enum": ["agent_changed", "channel_created", "channel_changed", "channel_removed", "chat_opened", "chat_changed", "chat_accepted", "chat_transferred", "chat_closed", "call_changed", "offline_message", "typing_changed", "agent_typing", "entry_added", "delivery_changed", "delivery_failed", "destination_changed", "note_added"] }, "at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, "agent": { "$ref": "#/$defs/DeskAgent" }, "channel": { "$ref": "#/$defs/DeskChannel" }, "chat": { "$ref": "#/$defs/DeskChat" }, "entry": { "$ref": "#/$defs/TranscriptEntry" }, "call": { "$ref": "#/$defs/DeskCall" }, "note": { "$ref": "#/$defs/DeskNote" }, "typing": { "type": "boolean" }, "reason": { "type": "string", "enum": ["bot_invited_agent", "client_asked", "bot_failed", "bot_disconnected"] } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id") || data.event === void 0 && (missing0 = "event") || data.at === void 0 && (missing0 = "at")) {
        validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_id !== void 0) {
          let data0 = data.event_id;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate90.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/properties/event_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.event !== void 0) {
            let data1 = data.event;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate90.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "agent_changed" || data1 === "channel_created" || data1 === "channel_changed" || data1 === "channel_removed" || data1 === "chat_opened" || data1 === "chat_changed" || data1 === "chat_accepted" || data1 === "chat_transferred" || data1 === "chat_closed" || data1 === "call_changed" || data1 === "offline_message" || data1 === "typing_changed" || data1 === "agent_typing" || data1 === "entry_added" || data1 === "delivery_changed" || data1 === "delivery_failed" || data1 === "destination_changed" || data1 === "note_added")) {
              validate90.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/enum", keyword: "enum", params: { allowedValues: schema120.properties.event.enum }, message: "must be equal to one of the allowed values" }];
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
                    if (!pattern14.test(data2)) {
                      validate90.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                      return false;
                    } else {
                      if (!formats0.validate(data2)) {
                        validate90.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                        return false;
                      }
                    }
                  } else {
                    validate90.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.agent !== void 0) {
                const _errs7 = errors;
                if (!validate24(data.agent, { instancePath: instancePath + "/agent", parentData: data, parentDataProperty: "agent", rootData })) {
                  vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.channel !== void 0) {
                  const _errs8 = errors;
                  if (!validate44(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData })) {
                    vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.chat !== void 0) {
                    const _errs9 = errors;
                    if (!validate75(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData })) {
                      vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.entry !== void 0) {
                      const _errs10 = errors;
                      if (!validate72(data.entry, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData })) {
                        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.call !== void 0) {
                        let data7 = data.call;
                        const _errs11 = errors;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            let missing1;
                            if (data7.call_id === void 0 && (missing1 = "call_id") || data7.chat_id === void 0 && (missing1 = "chat_id") || data7.type === void 0 && (missing1 = "type") || data7.phone === void 0 && (missing1 = "phone") || data7.status === void 0 && (missing1 = "status")) {
                              validate90.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              if (data7.call_id !== void 0) {
                                let data8 = data7.call_id;
                                const _errs14 = errors;
                                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                  validate90.errors = [{ instancePath: instancePath + "/call/call_id", schemaPath: "#/$defs/DeskCall/properties/call_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                var valid2 = _errs14 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data7.chat_id !== void 0) {
                                  let data9 = data7.chat_id;
                                  const _errs16 = errors;
                                  if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                    validate90.errors = [{ instancePath: instancePath + "/call/chat_id", schemaPath: "#/$defs/DeskCall/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid2 = _errs16 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data7.type !== void 0) {
                                    const _errs18 = errors;
                                    if (typeof data7.type !== "string") {
                                      validate90.errors = [{ instancePath: instancePath + "/call/type", schemaPath: "#/$defs/DeskCall/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid2 = _errs18 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data7.phone !== void 0) {
                                      const _errs20 = errors;
                                      if (typeof data7.phone !== "string") {
                                        validate90.errors = [{ instancePath: instancePath + "/call/phone", schemaPath: "#/$defs/DeskCall/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid2 = _errs20 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data7.agent_id !== void 0) {
                                        const _errs22 = errors;
                                        if (typeof data7.agent_id !== "string") {
                                          validate90.errors = [{ instancePath: instancePath + "/call/agent_id", schemaPath: "#/$defs/DeskCall/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid2 = _errs22 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data7.requested_at !== void 0) {
                                          let data13 = data7.requested_at;
                                          const _errs24 = errors;
                                          if (errors === _errs24) {
                                            if (errors === _errs24) {
                                              if (typeof data13 === "string") {
                                                if (!pattern14.test(data13)) {
                                                  validate90.errors = [{ instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                                  return false;
                                                } else {
                                                  if (!formats0.validate(data13)) {
                                                    validate90.errors = [{ instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate90.errors = [{ instancePath: instancePath + "/call/requested_at", schemaPath: "#/$defs/DeskCall/properties/requested_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid2 = _errs24 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data7.status !== void 0) {
                                            const _errs26 = errors;
                                            if (typeof data7.status !== "string") {
                                              validate90.errors = [{ instancePath: instancePath + "/call/status", schemaPath: "#/$defs/DeskCall/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid2 = _errs26 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data7.reason !== void 0) {
                                              const _errs28 = errors;
                                              if (typeof data7.reason !== "string") {
                                                validate90.errors = [{ instancePath: instancePath + "/call/reason", schemaPath: "#/$defs/DeskCall/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                return false;
                                              }
                                              var valid2 = _errs28 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data7.record_url !== void 0) {
                                                const _errs30 = errors;
                                                if (typeof data7.record_url !== "string") {
                                                  validate90.errors = [{ instancePath: instancePath + "/call/record_url", schemaPath: "#/$defs/DeskCall/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                                var valid2 = _errs30 === errors;
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
                              }
                            }
                          } else {
                            validate90.errors = [{ instancePath: instancePath + "/call", schemaPath: "#/$defs/DeskCall/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.note !== void 0) {
                          let data17 = data.note;
                          const _errs32 = errors;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                              let missing2;
                              if (data17.note_id === void 0 && (missing2 = "note_id") || data17.at === void 0 && (missing2 = "at") || data17.about === void 0 && (missing2 = "about") || data17.text === void 0 && (missing2 = "text")) {
                                validate90.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                                return false;
                              } else {
                                if (data17.note_id !== void 0) {
                                  let data18 = data17.note_id;
                                  const _errs35 = errors;
                                  if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                    validate90.errors = [{ instancePath: instancePath + "/note/note_id", schemaPath: "#/$defs/DeskNote/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                    return false;
                                  }
                                  var valid4 = _errs35 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data17.at !== void 0) {
                                    let data19 = data17.at;
                                    const _errs37 = errors;
                                    if (errors === _errs37) {
                                      if (errors === _errs37) {
                                        if (typeof data19 === "string") {
                                          if (!pattern14.test(data19)) {
                                            validate90.errors = [{ instancePath: instancePath + "/note/at", schemaPath: "#/$defs/DeskNote/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                            return false;
                                          } else {
                                            if (!formats0.validate(data19)) {
                                              validate90.errors = [{ instancePath: instancePath + "/note/at", schemaPath: "#/$defs/DeskNote/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                              return false;
                                            }
                                          }
                                        } else {
                                          validate90.errors = [{ instancePath: instancePath + "/note/at", schemaPath: "#/$defs/DeskNote/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid4 = _errs37 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data17.channel_id !== void 0) {
                                      const _errs39 = errors;
                                      if (typeof data17.channel_id !== "string") {
                                        validate90.errors = [{ instancePath: instancePath + "/note/channel_id", schemaPath: "#/$defs/DeskNote/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid4 = _errs39 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data17.chat_id !== void 0) {
                                        let data21 = data17.chat_id;
                                        const _errs41 = errors;
                                        if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                          validate90.errors = [{ instancePath: instancePath + "/note/chat_id", schemaPath: "#/$defs/DeskNote/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                          return false;
                                        }
                                        var valid4 = _errs41 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data17.about !== void 0) {
                                          const _errs43 = errors;
                                          if (typeof data17.about !== "string") {
                                            validate90.errors = [{ instancePath: instancePath + "/note/about", schemaPath: "#/$defs/DeskNote/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid4 = _errs43 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (data17.text !== void 0) {
                                            const _errs45 = errors;
                                            if (typeof data17.text !== "string") {
                                              validate90.errors = [{ instancePath: instancePath + "/note/text", schemaPath: "#/$defs/DeskNote/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid4 = _errs45 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate90.errors = [{ instancePath: instancePath + "/note", schemaPath: "#/$defs/DeskNote/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs32 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.typing !== void 0) {
                            const _errs47 = errors;
                            if (typeof data.typing !== "boolean") {
                              validate90.errors = [{ instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs47 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.reason !== void 0) {
                              let data25 = data.reason;
                              const _errs49 = errors;
                              if (typeof data25 !== "string") {
                                validate90.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              if (!(data25 === "bot_invited_agent" || data25 === "client_asked" || data25 === "bot_failed" || data25 === "bot_disconnected")) {
                                validate90.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: schema120.properties.reason.enum }, message: "must be equal to one of the allowed values" }];
                                return false;
                              }
                              var valid0 = _errs49 === errors;
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
    } else {
      validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var validateDeskVisitor = validate95;
var schema123 = { "type": "object", "required": ["visitor_number", "chats_count", "blacklisted"], "properties": { "visitor_number": { "type": "integer" }, "chats_count": { "type": "integer" }, "description": { "type": "string" }, "social": { "type": "object", "additionalProperties": true }, "session": { "$ref": "#/$defs/Session" }, "page": { "$ref": "#/$defs/PageInfo" }, "user_token": { "type": "string" }, "rate": { "type": ["string", "null"], "enum": ["positive", "negative", null] }, "blacklisted": { "type": "boolean" } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.visitor_number === void 0 && (missing0 = "visitor_number") || data.chats_count === void 0 && (missing0 = "chats_count") || data.blacklisted === void 0 && (missing0 = "blacklisted")) {
        validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.visitor_number !== void 0) {
          let data0 = data.visitor_number;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate95.errors = [{ instancePath: instancePath + "/visitor_number", schemaPath: "#/properties/visitor_number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.chats_count !== void 0) {
            let data1 = data.chats_count;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate95.errors = [{ instancePath: instancePath + "/chats_count", schemaPath: "#/properties/chats_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              const _errs5 = errors;
              if (typeof data.description !== "string") {
                validate95.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.social !== void 0) {
                let data3 = data.social;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
                    validate95.errors = [{ instancePath: instancePath + "/social", schemaPath: "#/properties/social/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.session !== void 0) {
                  const _errs10 = errors;
                  if (!validate55(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                    vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data5 = data.page;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          const _errs14 = errors;
                          if (typeof data5.url !== "string") {
                            validate95.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs14 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data5.title !== void 0) {
                            const _errs16 = errors;
                            if (typeof data5.title !== "string") {
                              validate95.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs16 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      } else {
                        validate95.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.user_token !== void 0) {
                      const _errs18 = errors;
                      if (typeof data.user_token !== "string") {
                        validate95.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/properties/user_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.rate !== void 0) {
                        let data9 = data.rate;
                        const _errs20 = errors;
                        if (typeof data9 !== "string" && data9 !== null) {
                          validate95.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema123.properties.rate.type }, message: "must be string,null" }];
                          return false;
                        }
                        if (!(data9 === "positive" || data9 === "negative" || data9 === null)) {
                          validate95.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/enum", keyword: "enum", params: { allowedValues: schema123.properties.rate.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs20 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.blacklisted !== void 0) {
                          const _errs22 = errors;
                          if (typeof data.blacklisted !== "boolean") {
                            validate95.errors = [{ instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                            return false;
                          }
                          var valid0 = _errs22 === errors;
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
    } else {
      validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
var validateDeskWidget = validate97;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.widget_id === void 0 && (missing0 = "widget_id") || data.script_url === void 0 && (missing0 = "script_url") || data.safe_url === void 0 && (missing0 = "safe_url") || data.domains === void 0 && (missing0 = "domains") || data.callback === void 0 && (missing0 = "callback")) {
        validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.widget_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.widget_id !== "string") {
            validate97.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/properties/widget_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.script_url !== void 0) {
            const _errs3 = errors;
            if (typeof data.script_url !== "string") {
              validate97.errors = [{ instancePath: instancePath + "/script_url", schemaPath: "#/properties/script_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domains !== void 0) {
              let data2 = data.domains;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  var valid1 = true;
                  const len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs7 = errors;
                    if (typeof data2[i0] !== "string") {
                      validate97.errors = [{ instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  validate97.errors = [{ instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.safe_url !== void 0) {
                const _errs9 = errors;
                if (typeof data.safe_url !== "boolean") {
                  validate97.errors = [{ instancePath: instancePath + "/safe_url", schemaPath: "#/properties/safe_url/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.callback !== void 0) {
                  const _errs11 = errors;
                  if (!validate37(data.callback, { instancePath: instancePath + "/callback", parentData: data, parentDataProperty: "callback", rootData })) {
                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate97.errors = vErrors;
  return errors === 0;
}
var validateDestinationKind = validate99;
var schema126 = { "type": "string", "enum": ["message", "bot_event", "webhook"] };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate99.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "message" || data === "bot_event" || data === "webhook")) {
    validate99.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema126.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
var validateDestination = validate100;
var schema127 = { "type": "object", "required": ["channel_id", "kind", "to", "state"], "properties": { "channel_id": { "type": "string" }, "kind": { "$ref": "#/$defs/DestinationKind" }, "to": { "type": "string" }, "state": { "type": "string", "enum": ["well", "failing", "paused"] }, "since": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, "failed": { "type": "integer", "minimum": 1 }, "next_attempt_at": { "type": "string", "format": "date-time", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" } } };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.channel_id === void 0 && (missing0 = "channel_id") || data.kind === void 0 && (missing0 = "kind") || data.to === void 0 && (missing0 = "to") || data.state === void 0 && (missing0 = "state")) {
        validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.channel_id !== void 0) {
          const _errs1 = errors;
          if (typeof data.channel_id !== "string") {
            validate100.errors = [{ instancePath: instancePath + "/channel_id", schemaPath: "#/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.kind !== void 0) {
            let data1 = data.kind;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate100.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "message" || data1 === "bot_event" || data1 === "webhook")) {
              validate100.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/enum", keyword: "enum", params: { allowedValues: schema126.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.to !== void 0) {
              const _errs6 = errors;
              if (typeof data.to !== "string") {
                validate100.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.state !== void 0) {
                let data3 = data.state;
                const _errs8 = errors;
                if (typeof data3 !== "string") {
                  validate100.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data3 === "well" || data3 === "failing" || data3 === "paused")) {
                  validate100.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema127.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.since !== void 0) {
                  let data4 = data.since;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (errors === _errs10) {
                      if (typeof data4 === "string") {
                        if (!pattern14.test(data4)) {
                          validate100.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                          return false;
                        } else {
                          if (!formats0.validate(data4)) {
                            validate100.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                            return false;
                          }
                        }
                      } else {
                        validate100.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.failed !== void 0) {
                    let data5 = data.failed;
                    const _errs12 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate100.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs12) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 1 || isNaN(data5)) {
                          validate100.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.next_attempt_at !== void 0) {
                      let data6 = data.next_attempt_at;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (errors === _errs14) {
                          if (typeof data6 === "string") {
                            if (!pattern14.test(data6)) {
                              validate100.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                              return false;
                            } else {
                              if (!formats0.validate(data6)) {
                                validate100.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                return false;
                              }
                            }
                          } else {
                            validate100.errors = [{ instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs14 === errors;
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
      validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
var validateDestinationList = validate101;
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.destinations === void 0 && (missing0 = "destinations")) {
        validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.destinations !== void 0) {
          let data0 = data.destinations;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate100(data0[i0], { instancePath: instancePath + "/destinations/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                  vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate101.errors = [{ instancePath: instancePath + "/destinations", schemaPath: "#/properties/destinations/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
        }
      }
    } else {
      validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
var validateErrorCode = validate103;
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) < 1) {
        validate103.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
        return false;
      }
    } else {
      validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var validateErrorDetail = validate104;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
        validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.code !== void 0) {
          let data0 = data.code;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) < 1) {
                validate104.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                return false;
              }
            } else {
              validate104.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/$defs/ErrorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate104.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate104.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
var validateErrorBody = validate105;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error")) {
        validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.error !== void 0) {
          if (!validate104(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
            vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
var validateFailedDeliveries = validate107;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.since === void 0 && (missing0 = "since")) {
        validate107.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "since")) {
            validate107.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let data0 = data.kind;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate107.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "message" || data0 === "bot_event" || data0 === "webhook")) {
              validate107.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/$defs/DestinationKind/enum", keyword: "enum", params: { allowedValues: schema126.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.since !== void 0) {
              let data1 = data.since;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (errors === _errs5) {
                  if (typeof data1 === "string") {
                    if (!pattern14.test(data1)) {
                      validate107.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                      return false;
                    } else {
                      if (!formats0.validate(data1)) {
                        validate107.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                        return false;
                      }
                    }
                  } else {
                    validate107.errors = [{ instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
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
      validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate107.errors = vErrors;
  return errors === 0;
}
var validateNewCall = validate108;
var schema136 = { "type": "object", "required": ["type", "phone", "agent_id"], "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["callback", "incoming", "outgoing"] }, "phone": { "type": "string", "minLength": 1 }, "agent_id": { "type": "string", "minLength": 1 } } };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.agent_id === void 0 && (missing0 = "agent_id")) {
        validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "phone" || key0 === "agent_id")) {
            validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            let data0 = data.type;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate108.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "callback" || data0 === "incoming" || data0 === "outgoing")) {
              validate108.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema136.properties.type.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              let data1 = data.phone;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func1(data1) < 1) {
                    validate108.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate108.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.agent_id !== void 0) {
                let data2 = data.agent_id;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func1(data2) < 1) {
                      validate108.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate108.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate108.errors = vErrors;
  return errors === 0;
}
var validateNoteList = validate109;
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.notes === void 0 && (missing0 = "notes")) {
        validate109.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.notes !== void 0) {
          let data0 = data.notes;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if (data1.note_id === void 0 && (missing1 = "note_id") || data1.at === void 0 && (missing1 = "at") || data1.about === void 0 && (missing1 = "about") || data1.text === void 0 && (missing1 = "text")) {
                      validate109.errors = [{ instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data1.note_id !== void 0) {
                        let data2 = data1.note_id;
                        const _errs6 = errors;
                        if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                          validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/note_id", schemaPath: "#/$defs/DeskNote/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        var valid3 = _errs6 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data1.at !== void 0) {
                          let data3 = data1.at;
                          const _errs8 = errors;
                          if (errors === _errs8) {
                            if (errors === _errs8) {
                              if (typeof data3 === "string") {
                                if (!pattern14.test(data3)) {
                                  validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/at", schemaPath: "#/$defs/DeskNote/properties/at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                  return false;
                                } else {
                                  if (!formats0.validate(data3)) {
                                    validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/at", schemaPath: "#/$defs/DeskNote/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                    return false;
                                  }
                                }
                              } else {
                                validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/at", schemaPath: "#/$defs/DeskNote/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                          }
                          var valid3 = _errs8 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data1.channel_id !== void 0) {
                            const _errs10 = errors;
                            if (typeof data1.channel_id !== "string") {
                              validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/channel_id", schemaPath: "#/$defs/DeskNote/properties/channel_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid3 = _errs10 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data1.chat_id !== void 0) {
                              let data5 = data1.chat_id;
                              const _errs12 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/chat_id", schemaPath: "#/$defs/DeskNote/properties/chat_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid3 = _errs12 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data1.about !== void 0) {
                                const _errs14 = errors;
                                if (typeof data1.about !== "string") {
                                  validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/about", schemaPath: "#/$defs/DeskNote/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid3 = _errs14 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data1.text !== void 0) {
                                  const _errs16 = errors;
                                  if (typeof data1.text !== "string") {
                                    validate109.errors = [{ instancePath: instancePath + "/notes/" + i0 + "/text", schemaPath: "#/$defs/DeskNote/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      }
                    }
                  } else {
                    validate109.errors = [{ instancePath: instancePath + "/notes/" + i0, schemaPath: "#/$defs/DeskNote/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate109.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
        }
      }
    } else {
      validate109.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate109.errors = vErrors;
  return errors === 0;
}
var validateOfflineForm = validate110;
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message")) {
        validate110.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "email" || key0 === "phone" || key0 === "description" || key0 === "message" || key0 === "user_token" || key0 === "session" || key0 === "page")) {
            validate110.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (typeof data.name !== "string") {
              validate110.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0) {
              const _errs4 = errors;
              if (typeof data.email !== "string") {
                validate110.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.phone !== void 0) {
                const _errs6 = errors;
                if (typeof data.phone !== "string") {
                  validate110.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.description !== "string") {
                    validate110.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.message !== void 0) {
                    let data4 = data.message;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data4 === "string") {
                        if (func1(data4) < 1) {
                          validate110.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      } else {
                        validate110.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.user_token !== void 0) {
                      const _errs12 = errors;
                      if (typeof data.user_token !== "string") {
                        validate110.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/properties/user_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.session !== void 0) {
                        const _errs14 = errors;
                        if (!validate55(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                          vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.page !== void 0) {
                          let data7 = data.page;
                          const _errs15 = errors;
                          const _errs16 = errors;
                          if (errors === _errs16) {
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                              if (data7.url !== void 0) {
                                const _errs18 = errors;
                                if (typeof data7.url !== "string") {
                                  validate110.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data7.title !== void 0) {
                                  const _errs20 = errors;
                                  if (typeof data7.title !== "string") {
                                    validate110.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs20 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            } else {
                              validate110.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
        }
      }
    } else {
      validate110.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
var validateRenewedAddress = validate112;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.endpoint === void 0 && (missing0 = "endpoint")) {
        validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.endpoint !== void 0) {
          const _errs1 = errors;
          if (typeof data.endpoint !== "string") {
            validate112.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.former_until !== void 0) {
            let data1 = data.former_until;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern14.test(data1)) {
                    validate112.errors = [{ instancePath: instancePath + "/former_until", schemaPath: "#/properties/former_until/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                    return false;
                  } else {
                    if (!formats0.validate(data1)) {
                      validate112.errors = [{ instancePath: instancePath + "/former_until", schemaPath: "#/properties/former_until/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                      return false;
                    }
                  }
                } else {
                  validate112.errors = [{ instancePath: instancePath + "/former_until", schemaPath: "#/properties/former_until/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var validateSentAgain = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sent === void 0 && (missing0 = "sent") || data.has_more === void 0 && (missing0 = "has_more")) {
        validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.sent !== void 0) {
          let data0 = data.sent;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate113.errors = [{ instancePath: instancePath + "/sent", schemaPath: "#/properties/sent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0)) {
                validate113.errors = [{ instancePath: instancePath + "/sent", schemaPath: "#/properties/sent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.has_more !== void 0) {
            const _errs3 = errors;
            if (typeof data.has_more !== "boolean") {
              validate113.errors = [{ instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
var validateSigningSecret = validate114;
var pattern44 = new RegExp("^(whsec_)?[A-Za-z0-9+/]+={0,2}$", "u");
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern44.test(data)) {
        validate114.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(whsec_)?[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^(whsec_)?[A-Za-z0-9+/]+={0,2}$"' }];
        return false;
      }
    } else {
      validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
var validateStoredOfflineMessage = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.offline_message_id === void 0 && (missing0 = "offline_message_id")) {
        validate115.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.offline_message_id !== void 0) {
          if (typeof data.offline_message_id !== "string") {
            validate115.errors = [{ instancePath: instancePath + "/offline_message_id", schemaPath: "#/properties/offline_message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate115.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate115.errors = vErrors;
  return errors === 0;
}
var validateTrial = validate116;
var schema145 = { "type": "object", "required": ["of"], "additionalProperties": false, "properties": { "of": { "type": "string", "enum": ["customer_endpoint", "bot", "webhook"] }, "event": { "type": "string", "minLength": 1 } } };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.of === void 0 && (missing0 = "of")) {
        validate116.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "of" || key0 === "event")) {
            validate116.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.of !== void 0) {
            let data0 = data.of;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate116.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "customer_endpoint" || data0 === "bot" || data0 === "webhook")) {
              validate116.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/properties/of/enum", keyword: "enum", params: { allowedValues: schema145.properties.of.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func1(data1) < 1) {
                    validate116.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate116.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate116.errors = vErrors;
  return errors === 0;
}
var validateTrialResult = validate117;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event") || data.to === void 0 && (missing0 = "to") || data.request === void 0 && (missing0 = "request") || data.attempt === void 0 && (missing0 = "attempt") || data.right === void 0 && (missing0 = "right") || data.says === void 0 && (missing0 = "says") || data.odd === void 0 && (missing0 = "odd")) {
        validate117.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event !== void 0) {
          const _errs1 = errors;
          if (typeof data.event !== "string") {
            validate117.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.to !== void 0) {
            const _errs3 = errors;
            if (typeof data.to !== "string") {
              validate117.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.request !== void 0) {
              const _errs5 = errors;
              if (typeof data.request !== "string") {
                validate117.errors = [{ instancePath: instancePath + "/request", schemaPath: "#/properties/request/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.attempt !== void 0) {
                let data3 = data.attempt;
                const _errs7 = errors;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing1;
                    if (data3.number === void 0 && (missing1 = "number") || data3.started_at === void 0 && (missing1 = "started_at")) {
                      validate117.errors = [{ instancePath: instancePath + "/attempt", schemaPath: "#/$defs/DeskAttempt/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                      return false;
                    } else {
                      if (data3.number !== void 0) {
                        let data4 = data3.number;
                        const _errs10 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate117.errors = [{ instancePath: instancePath + "/attempt/number", schemaPath: "#/$defs/DeskAttempt/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                          return false;
                        }
                        if (errors === _errs10) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 < 1 || isNaN(data4)) {
                              validate117.errors = [{ instancePath: instancePath + "/attempt/number", schemaPath: "#/$defs/DeskAttempt/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs10 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data3.started_at !== void 0) {
                          let data5 = data3.started_at;
                          const _errs12 = errors;
                          if (errors === _errs12) {
                            if (errors === _errs12) {
                              if (typeof data5 === "string") {
                                if (!pattern14.test(data5)) {
                                  validate117.errors = [{ instancePath: instancePath + "/attempt/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                  return false;
                                } else {
                                  if (!formats0.validate(data5)) {
                                    validate117.errors = [{ instancePath: instancePath + "/attempt/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                    return false;
                                  }
                                }
                              } else {
                                validate117.errors = [{ instancePath: instancePath + "/attempt/started_at", schemaPath: "#/$defs/DeskAttempt/properties/started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                            }
                          }
                          var valid2 = _errs12 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data3.ended_at !== void 0) {
                            let data6 = data3.ended_at;
                            const _errs14 = errors;
                            if (errors === _errs14) {
                              if (errors === _errs14) {
                                if (typeof data6 === "string") {
                                  if (!pattern14.test(data6)) {
                                    validate117.errors = [{ instancePath: instancePath + "/attempt/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt]"' }];
                                    return false;
                                  } else {
                                    if (!formats0.validate(data6)) {
                                      validate117.errors = [{ instancePath: instancePath + "/attempt/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
                                      return false;
                                    }
                                  }
                                } else {
                                  validate117.errors = [{ instancePath: instancePath + "/attempt/ended_at", schemaPath: "#/$defs/DeskAttempt/properties/ended_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs14 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data3.status !== void 0) {
                              let data7 = data3.status;
                              const _errs16 = errors;
                              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                validate117.errors = [{ instancePath: instancePath + "/attempt/status", schemaPath: "#/$defs/DeskAttempt/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              var valid2 = _errs16 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data3.outcome !== void 0) {
                                let data8 = data3.outcome;
                                const _errs18 = errors;
                                if (typeof data8 !== "string") {
                                  validate117.errors = [{ instancePath: instancePath + "/attempt/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                if (!(data8 === "delivered" || data8 === "refused" || data8 === "invalid_answer" || data8 === "bad_status" || data8 === "timeout" || data8 === "unreachable" || data8 === "interrupted")) {
                                  validate117.errors = [{ instancePath: instancePath + "/attempt/outcome", schemaPath: "#/$defs/DeskAttempt/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema76.properties.outcome.enum }, message: "must be equal to one of the allowed values" }];
                                  return false;
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data3.answer !== void 0) {
                                  const _errs20 = errors;
                                  if (typeof data3.answer !== "string") {
                                    validate117.errors = [{ instancePath: instancePath + "/attempt/answer", schemaPath: "#/$defs/DeskAttempt/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs20 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate117.errors = [{ instancePath: instancePath + "/attempt", schemaPath: "#/$defs/DeskAttempt/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.right !== void 0) {
                  const _errs22 = errors;
                  if (typeof data.right !== "boolean") {
                    validate117.errors = [{ instancePath: instancePath + "/right", schemaPath: "#/properties/right/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs22 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.says !== void 0) {
                    const _errs24 = errors;
                    if (typeof data.says !== "string") {
                      validate117.errors = [{ instancePath: instancePath + "/says", schemaPath: "#/properties/says/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs24 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.odd !== void 0) {
                      let data12 = data.odd;
                      const _errs26 = errors;
                      if (errors === _errs26) {
                        if (Array.isArray(data12)) {
                          var valid3 = true;
                          const len0 = data12.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs28 = errors;
                            if (typeof data12[i0] !== "string") {
                              validate117.errors = [{ instancePath: instancePath + "/odd/" + i0, schemaPath: "#/properties/odd/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid3 = _errs28 === errors;
                            if (!valid3) {
                              break;
                            }
                          }
                        } else {
                          validate117.errors = [{ instancePath: instancePath + "/odd", schemaPath: "#/properties/odd/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs26 === errors;
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
      validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
var validateTypingChange = validate118;
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.typing === void 0 && (missing0 = "typing")) {
        validate118.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "agent_id" || key0 === "typing")) {
            validate118.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                  validate118.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate118.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.typing !== void 0) {
              const _errs4 = errors;
              if (typeof data.typing !== "boolean") {
                validate118.errors = [{ instancePath: instancePath + "/typing", schemaPath: "#/properties/typing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate118.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate118.errors = vErrors;
  return errors === 0;
}
var validateVisitorReport = validate119;
var schema149 = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "email": { "type": "string" }, "phone": { "type": "string" }, "description": { "type": "string" }, "social": { "type": "object", "additionalProperties": true }, "session": { "$ref": "#/$defs/Session" }, "page": { "$ref": "#/$defs/PageInfo" }, "user_token": { "type": "string" }, "rate": { "type": ["string", "null"], "enum": ["positive", "negative", null] }, "blacklisted": { "type": "boolean" } } };
var func18 = Object.prototype.hasOwnProperty;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func18.call(schema149.properties, key0)) {
          validate119.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          const _errs2 = errors;
          if (typeof data.name !== "string") {
            validate119.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            const _errs4 = errors;
            if (typeof data.email !== "string") {
              validate119.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              const _errs6 = errors;
              if (typeof data.phone !== "string") {
                validate119.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                const _errs8 = errors;
                if (typeof data.description !== "string") {
                  validate119.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.social !== void 0) {
                  let data4 = data.social;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                      validate119.errors = [{ instancePath: instancePath + "/social", schemaPath: "#/properties/social/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.session !== void 0) {
                    const _errs13 = errors;
                    if (!validate55(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                      vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.page !== void 0) {
                      let data6 = data.page;
                      const _errs14 = errors;
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          if (data6.url !== void 0) {
                            const _errs17 = errors;
                            if (typeof data6.url !== "string") {
                              validate119.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs17 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data6.title !== void 0) {
                              const _errs19 = errors;
                              if (typeof data6.title !== "string") {
                                validate119.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid2 = _errs19 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        } else {
                          validate119.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.user_token !== void 0) {
                        const _errs21 = errors;
                        if (typeof data.user_token !== "string") {
                          validate119.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/properties/user_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.rate !== void 0) {
                          let data10 = data.rate;
                          const _errs23 = errors;
                          if (typeof data10 !== "string" && data10 !== null) {
                            validate119.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema149.properties.rate.type }, message: "must be string,null" }];
                            return false;
                          }
                          if (!(data10 === "positive" || data10 === "negative" || data10 === null)) {
                            validate119.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/enum", keyword: "enum", params: { allowedValues: schema149.properties.rate.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs23 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.blacklisted !== void 0) {
                            const _errs25 = errors;
                            if (typeof data.blacklisted !== "boolean") {
                              validate119.errors = [{ instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                              return false;
                            }
                            var valid0 = _errs25 === errors;
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
    } else {
      validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate119.errors = vErrors;
  return errors === 0;
}
var validateWebhookSettings = validate121;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "url" || key0 === "signing_secret" || key0 === "former_signing_secret")) {
          validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          let data0 = data.url;
          const _errs2 = errors;
          const _errs3 = errors;
          const _errs5 = errors;
          const _errs6 = errors;
          if (errors === _errs6) {
            if (typeof data0 === "string") {
              if (!pattern4.test(data0)) {
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
          var valid2 = _errs6 === errors;
          if (valid2) {
            validate121.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }];
            return false;
          } else {
            errors = _errs5;
            if (vErrors !== null) {
              if (_errs5) {
                vErrors.length = _errs5;
              } else {
                vErrors = null;
              }
            }
          }
          if (errors === _errs3) {
            if (typeof data0 === "string") {
              if (!pattern5.test(data0)) {
                validate121.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }];
                return false;
              }
            } else {
              validate121.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.signing_secret !== void 0) {
            let data1 = data.signing_secret;
            const _errs8 = errors;
            const _errs9 = errors;
            let valid3 = false;
            const _errs10 = errors;
            const _errs11 = errors;
            if (errors === _errs11) {
              if (typeof data1 === "string") {
                if (!pattern44.test(data1)) {
                  const err2 = { instancePath: instancePath + "/signing_secret", schemaPath: "#/$defs/SigningSecret/pattern", keyword: "pattern", params: { pattern: "^(whsec_)?[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^(whsec_)?[A-Za-z0-9+/]+={0,2}$"' };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              } else {
                const err3 = { instancePath: instancePath + "/signing_secret", schemaPath: "#/$defs/SigningSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            var _valid0 = _errs10 === errors;
            valid3 = valid3 || _valid0;
            if (!valid3) {
              const _errs13 = errors;
              if (data1 !== null) {
                const err4 = { instancePath: instancePath + "/signing_secret", schemaPath: "#/properties/signing_secret/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var _valid0 = _errs13 === errors;
              valid3 = valid3 || _valid0;
            }
            if (!valid3) {
              const err5 = { instancePath: instancePath + "/signing_secret", schemaPath: "#/properties/signing_secret/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              validate121.errors = vErrors;
              return false;
            } else {
              errors = _errs9;
              if (vErrors !== null) {
                if (_errs9) {
                  vErrors.length = _errs9;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.former_signing_secret !== void 0) {
              let data2 = data.former_signing_secret;
              const _errs15 = errors;
              const _errs16 = errors;
              let valid5 = false;
              const _errs17 = errors;
              const _errs18 = errors;
              if (errors === _errs18) {
                if (typeof data2 === "string") {
                  if (!pattern44.test(data2)) {
                    const err6 = { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/$defs/SigningSecret/pattern", keyword: "pattern", params: { pattern: "^(whsec_)?[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^(whsec_)?[A-Za-z0-9+/]+={0,2}$"' };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                } else {
                  const err7 = { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/$defs/SigningSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs17 === errors;
              valid5 = valid5 || _valid1;
              if (!valid5) {
                const _errs20 = errors;
                if (data2 !== null) {
                  const err8 = { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/properties/former_signing_secret/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                var _valid1 = _errs20 === errors;
                valid5 = valid5 || _valid1;
              }
              if (!valid5) {
                const err9 = { instancePath: instancePath + "/former_signing_secret", schemaPath: "#/properties/former_signing_secret/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
                validate121.errors = vErrors;
                return false;
              } else {
                errors = _errs16;
                if (vErrors !== null) {
                  if (_errs16) {
                    vErrors.length = _errs16;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
var validateWidgetSettings = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "domains" || key0 === "safe_url" || key0 === "callback")) {
          validate122.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.domains !== void 0) {
          let data0 = data.domains;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) < 1) {
                      validate122.errors = [{ instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  } else {
                    validate122.errors = [{ instancePath: instancePath + "/domains/" + i0, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid1 = _errs4 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate122.errors = [{ instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.safe_url !== void 0) {
            const _errs6 = errors;
            if (typeof data.safe_url !== "boolean") {
              validate122.errors = [{ instancePath: instancePath + "/safe_url", schemaPath: "#/properties/safe_url/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
              return false;
            }
            var valid0 = _errs6 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.callback !== void 0) {
              const _errs8 = errors;
              if (!validate37(data.callback, { instancePath: instancePath + "/callback", parentData: data, parentDataProperty: "callback", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
var validateWrittenContent = validate124;
var schema156 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["text", "video", "audio", "voice", "photo", "sticker", "document", "location"] } }, "x-tag": { "path": ["type"], "values": [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"]] }, "x-branches": [{ "$ref": "#/$defs/AgentText" }, { "$ref": "#/$defs/MediaContent" }, { "$ref": "#/$defs/LocationContent" }] };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate124.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (!(data0 === "text" || data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || data0 === "location")) {
            validate124.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema156.properties.type.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.type;
          if (tag0 === "text") {
            if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document") {
            if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "location") {
            const _errs5 = errors;
            if (errors === _errs5) {
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.type === void 0 && (missing1 = "type") || data.latitude === void 0 && (missing1 = "latitude") || data.longitude === void 0 && (missing1 = "longitude")) {
                  validate124.errors = [{ instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  if (data.type !== void 0) {
                    let data1 = data.type;
                    const _errs7 = errors;
                    if (typeof data1 !== "string") {
                      validate124.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if ("location" !== data1) {
                      validate124.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
                      return false;
                    }
                    var valid6 = _errs7 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.latitude !== void 0) {
                      let data2 = data.latitude;
                      const _errs9 = errors;
                      if (!(typeof data2 == "number" && isFinite(data2))) {
                        validate124.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid6 = _errs9 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (valid6) {
                      if (data.longitude !== void 0) {
                        let data3 = data.longitude;
                        const _errs11 = errors;
                        if (!(typeof data3 == "number" && isFinite(data3))) {
                          validate124.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                          return false;
                        }
                        var valid6 = _errs11 === errors;
                      } else {
                        var valid6 = true;
                      }
                      if (valid6) {
                        if (data.text !== void 0) {
                          const _errs13 = errors;
                          if (typeof data.text !== "string") {
                            validate124.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid6 = _errs13 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data.title !== void 0) {
                            const _errs15 = errors;
                            if (typeof data.title !== "string") {
                              validate124.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid6 = _errs15 === errors;
                          } else {
                            var valid6 = true;
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate124.errors = [{ instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate124.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
var validateWrittenMessage = validate127;
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.agent_id === void 0 && (missing0 = "agent_id") || data.message === void 0 && (missing0 = "message")) {
        validate127.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "agent_id" || key0 === "message")) {
            validate127.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.agent_id !== void 0) {
            let data0 = data.agent_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                  validate127.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              } else {
                validate127.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.message !== void 0) {
              const _errs4 = errors;
              if (!validate124(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
                vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate127.errors = vErrors;
  return errors === 0;
}
export {
  validateActingAgent,
  validateAddressRenewal,
  validateAgentList,
  validateAgentMessageId,
  validateAgentSettings,
  validateAgentText,
  validateBackup,
  validateBotSettings,
  validateButtonsEntry,
  validateCallMove,
  validateCallbackSettings,
  validateChannelChange,
  validateChannelList,
  validateChannelSettings,
  validateChatList,
  validateChatState,
  validateChatWithTranscript,
  validateConnectedBot,
  validateConnectedBotInfo,
  validateCreatedChannel,
  validateDayOfWeek,
  validateDeliveryKind,
  validateDeliveryPage,
  validateDeliveryState,
  validateDepartment,
  validateDeskAgent,
  validateDeskAttempt,
  validateDeskCall,
  validateDeskChannel,
  validateDeskChat,
  validateDeskCustomer,
  validateDeskDelivery,
  validateDeskEvent,
  validateDeskNote,
  validateDeskVisitor,
  validateDeskWidget,
  validateDestination,
  validateDestinationKind,
  validateDestinationList,
  validateEntryContent,
  validateEntryHead,
  validateErrorBody,
  validateErrorCode,
  validateErrorDetail,
  validateErrorEntry,
  validateFailedDeliveries,
  validateGeoIp,
  validateHttpUrl,
  validateLocationContent,
  validateLoggedDelivery,
  validateMarkdownEntry,
  validateMediaContent,
  validateMediaType,
  validateNewCall,
  validateNoteList,
  validateOfflineForm,
  validatePageInfo,
  validatePanelItem,
  validatePositiveInteger,
  validateRenewedAddress,
  validateSentAgain,
  validateSession,
  validateSigningSecret,
  validateStoredOfflineMessage,
  validateSuppliedPage,
  validateTextEntry,
  validateTranscriptEntry,
  validateTrial,
  validateTrialResult,
  validateTypingChange,
  validateUtmTags,
  validateVisitorReport,
  validateWebhookInfo,
  validateWebhookSettings,
  validateWidgetInfo,
  validateWidgetSettings,
  validateWorkingHours,
  validateWrittenContent,
  validateWrittenMessage
};
